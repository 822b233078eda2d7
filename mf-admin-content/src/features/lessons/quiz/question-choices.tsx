import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, IconButton, Text, TextInput, theme } from '@enlace/shared-ui';
import { useId } from 'react';

import { choicesOf, lacksChoices, mostChoices, moveChoice, newChoice, type QuestionValues } from './question-values';
import { quizTexts } from './texts';

export interface QuestionChoicesProps {
  readonly values: QuestionValues;
  readonly isChecked: boolean;
  /** Of the server. */
  readonly error: string;
  readonly onChange: (values: QuestionValues) => void;
}

const legends = {
  one: 'choices',
  many: 'choices',
  text: 'rightTexts',
  number: 'rightNumber',
  order: 'rightOrder',
} as const;

const hints = { text: 'rightTextsHint', number: 'rightNumberHint', order: 'rightOrderHint' } as const;

/** The choices of a question: with the right ones, in the right order, or right texts or a number instead of them. */
export function QuestionChoices({ values, isChecked, error, onChange }: QuestionChoicesProps) {
  const t = useLateTexts(quizTexts);
  const name = useId();
  const { kind } = values;
  const choices = choicesOf(values);
  const isMarked = kind === 'one' || kind === 'many';
  const changeChoice = (at: number, part: Partial<QuestionValues['choices'][number]>) =>
    onChange({
      ...values,
      choices: values.choices.map((choice, index) => {
        if (index === at) return { ...choice, ...part };
        return part.is_right === true && kind === 'one' ? { ...choice, is_right: false } : choice;
      }),
    });
  return (
    <Fields>
      <legend>{t(legends[kind])}</legend>
      {kind !== 'one' && kind !== 'many' && (
        <Text size="small" tone="soft">
          {t(hints[kind])}
        </Text>
      )}
      {choices.map((choice, at) => (
        <Choice key={choice.id}>
          {isMarked && (
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              checked={choice.is_right}
              aria-label={t('isRight', { place: at + 1 })}
              onChange={({ target }) => changeChoice(at, { is_right: target.checked })}
            />
          )}
          {kind === 'order' && (
            <>
              <IconButton
                icon="chevronUp"
                size="small"
                label={t('upChoice', { place: at + 1 })}
                isDisabled={at === 0}
                onClick={() => onChange(moveChoice(values, at, -1))}
              />
              <IconButton
                icon="chevronDown"
                size="small"
                label={t('downChoice', { place: at + 1 })}
                isDisabled={at === choices.length - 1}
                onClick={() => onChange(moveChoice(values, at, 1))}
              />
            </>
          )}
          <TextInput
            maxLength={kind === 'number' ? 40 : 500}
            value={choice.text}
            aria-label={kind === 'number' ? t('rightNumber') : t('choice', { place: at + 1 })}
            onChange={({ target }) => changeChoice(at, { text: target.value })}
          />
          {kind !== 'number' && (
            <IconButton
              icon="close"
              size="small"
              label={t('removeChoice', { place: at + 1 })}
              isDisabled={choices.length === 1}
              onClick={() => onChange({ ...values, choices: values.choices.filter(({ id }) => id !== choice.id) })}
            />
          )}
        </Choice>
      ))}
      {error !== '' && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      {error === '' && isChecked && lacksChoices(values) && (
        <Text tone="danger" role="alert">
          {t('needed')}
        </Text>
      )}
      {kind !== 'number' && (
        <Button
          variant="ghost"
          size="small"
          iconBefore="plus"
          isDisabled={choices.length >= mostChoices}
          onClick={() => onChange({ ...values, choices: [...values.choices, newChoice()] })}
        >
          {t('addChoice')}
        </Button>
      )}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${theme.space[8]};
    font-weight: 600;
  }
`;

const Choice = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  width: 100%;
  > input[type='radio'],
  > input[type='checkbox'] {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${theme.color.primary};
  }
  > input:not([type='radio'], [type='checkbox']) {
    flex: 1;
    min-width: 0;
  }
`;
