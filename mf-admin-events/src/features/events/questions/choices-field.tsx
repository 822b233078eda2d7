import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, FormField, IconButton, TextInput, theme } from '@enlace/shared-ui';

import { type ChoiceValues, emptyChoice } from './question-values';
import { questionsTexts } from './texts';

export interface ChoicesFieldProps {
  readonly choices: readonly ChoiceValues[];
  readonly error: string;
  readonly onChange: (choices: readonly ChoiceValues[]) => void;
}

/** The choices of a question, each with its places. */
export function ChoicesField({ choices, error, onChange }: ChoicesFieldProps) {
  const t = useLateTexts(questionsTexts);
  const change = (key: string, part: Partial<ChoiceValues>) =>
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...part } : choice)));
  return (
    <FormField isGroup label={t('choices')} hint={t('placesHint')} error={error}>
      <Lines>
        {choices.map(({ key, label, quantity }, index) => (
          <Line key={key}>
            <TextInput
              aria-label={t('choice', { place: index + 1 })}
              maxLength={200}
              value={label}
              onChange={({ target }) => change(key, { label: target.value })}
            />
            <TextInput
              aria-label={t('places', { place: index + 1 })}
              type="number"
              min={0}
              max={1_000_000}
              value={quantity}
              onChange={({ target }) => change(key, { quantity: target.value })}
            />
            <IconButton
              icon="trash"
              size="small"
              label={t('removeChoice', { place: index + 1 })}
              isDisabled={choices.length === 1}
              onClick={() => onChange(choices.filter((choice) => choice.key !== key))}
            />
          </Line>
        ))}
      </Lines>
      <Button variant="secondary" size="small" iconBefore="plus" onClick={() => onChange([...choices, emptyChoice()])}>
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
  grid-template-columns: minmax(0, 1fr) 5.5rem auto;
  gap: ${theme.space[8]};
  align-items: center;
`;
