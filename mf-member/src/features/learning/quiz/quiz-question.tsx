import type { QuizAttempt } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';
import { Badge, FormField, Stack, TextInput, tokens } from '@enlace/shared-ui';
import { Checkbox, RadioGroup } from '@enlace/shared-ui/controls';

import { learningTexts } from '../texts';
import { OrderChoices } from './order-choices';
import { isTyped, type Question, type QuestionInput } from './quiz-input';

export interface QuizQuestionProps {
  readonly question: Question;
  /** From 1. */
  readonly place: number;
  readonly input: QuestionInput | undefined;
  /** Null before the attempt. */
  readonly result: QuizAttempt['results'][number] | null;
  readonly onChange: (input: QuestionInput) => void;
}

/** A question with its choices, or a field for a text or a number; after the attempt, whether it was right and why. */
export function QuizQuestion({ question, place, input = [], result, onChange }: QuizQuestionProps) {
  const t = useTexts(learningTexts);
  const { kind, text, choices } = question;
  const isDone = result !== null;
  const label = `${place}. ${text}`;
  const hints = { many: t('quiz.many'), order: t('quiz.order') };
  return (
    <div>
      {isTyped(question) ? (
        <FormField label={label}>
          <TextInput
            value={input[0] ?? ''}
            maxLength={kind === 'number' ? 40 : 500}
            autoComplete="off"
            readOnly={isDone}
            onChange={({ target }) => onChange([target.value])}
          />
        </FormField>
      ) : (
        <FormField label={label} isGroup {...(kind === 'many' || kind === 'order' ? { hint: hints[kind] } : {})}>
          {kind === 'order' && <OrderChoices choices={choices} input={input} isDone={isDone} onChange={onChange} />}
          {kind === 'one' && (
            <RadioGroup
              value={input[0] ?? null}
              options={choices.map(({ id, text: choice }) => ({ value: id, label: choice, isDisabled: isDone }))}
              onChange={(id) => onChange([id])}
            />
          )}
          {kind === 'many' && (
            <Stack gap={8}>
              {choices.map(({ id, text: choice }) => (
                <Checkbox
                  key={id}
                  checked={input.includes(id)}
                  isDisabled={isDone}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...input, id] : input.filter((chosenId) => chosenId !== id))
                  }
                >
                  {choice}
                </Checkbox>
              ))}
            </Stack>
          )}
        </FormField>
      )}
      {result !== null && (
        <Verdict>
          <Badge tone={result.is_right ? 'success' : 'danger'}>
            {t(result.is_right ? 'quiz.right' : 'quiz.wrong')}
          </Badge>
          {result.explanation !== null && <p>{result.explanation}</p>}
        </Verdict>
      )}
    </div>
  );
}

const Verdict = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[12]};
  align-items: center;
  margin-top: ${tokens.space[8]};
`;
