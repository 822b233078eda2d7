import { useLateTexts } from '@enlace/shared-admin';
import { mostQuestionChoices } from '@enlace/shared-contract/recruiting';
import { styled } from '@enlace/shared-platform';
import { Button, FormField, IconButton, TextInput, theme } from '@enlace/shared-ui';

import { type ChoiceValues, newChoice } from './question-values';
import { jobQuestionsTexts } from './texts';

export interface ChoicesFieldProps {
  readonly choices: readonly ChoiceValues[];
  readonly error: string;
  readonly onChange: (choices: readonly ChoiceValues[]) => void;
}

/** The choices of a question in their order. */
export function ChoicesField({ choices, error, onChange }: ChoicesFieldProps) {
  const t = useLateTexts(jobQuestionsTexts);
  const move = (from: number, step: 1 | -1) => {
    const others = choices.filter((_, index) => index !== from);
    onChange([...others.slice(0, from + step), ...choices.slice(from, from + 1), ...others.slice(from + step)]);
  };
  return (
    <FormField isGroup label={t('choices')} error={error}>
      <Lines>
        {choices.map(({ key, label }, index) => (
          <Line key={key}>
            <TextInput
              aria-label={t('choice', { place: index + 1 })}
              maxLength={200}
              value={label}
              onChange={({ target }) =>
                onChange(choices.map((one) => (one.key === key ? { ...one, label: target.value } : one)))
              }
            />
            <IconButton
              icon="chevronUp"
              size="small"
              label={t('choiceUp', { place: index + 1 })}
              isDisabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevronDown"
              size="small"
              label={t('choiceDown', { place: index + 1 })}
              isDisabled={index === choices.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={t('removeChoice', { place: index + 1 })}
              isDisabled={choices.length <= 2}
              onClick={() => onChange(choices.filter((one) => one.key !== key))}
            />
          </Line>
        ))}
      </Lines>
      <Button
        variant="secondary"
        size="small"
        iconBefore="plus"
        isDisabled={choices.length >= mostQuestionChoices}
        onClick={() => onChange([...choices, newChoice()])}
      >
        {t('addChoice')}
      </Button>
    </FormField>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: ${theme.space[4]};
  align-items: center;
`;
