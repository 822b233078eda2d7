import { useLateTexts } from '@enlace/shared-admin';
import type { Question } from '@enlace/shared-contract/events';
import { FormField, Select, Stack, TextInput } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import type { QuestionValues } from './question-values';
import { questionsTexts } from './texts';

export interface ConditionFieldProps {
  /** Those before this question that it can depend on. */
  readonly questions: readonly Question[];
  /** Name of the question that it depends on when that is not one of them; null otherwise. */
  readonly impossibleName: string | null;
  readonly values: QuestionValues;
  readonly error: string;
  readonly onChange: (part: Partial<QuestionValues>) => void;
}

/** The earlier question, and the answers to it, after which this question is asked. */
export function ConditionField({ questions, impossibleName, values, error, onChange }: ConditionFieldProps) {
  const t = useLateTexts(questionsTexts);
  const { dependsOn, dependsValues } = values;
  const earlier = questions.find(({ id }) => id === dependsOn);
  const options =
    earlier?.type === 'boolean' || earlier?.type === 'consent'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : (earlier?.choices ?? []).map(({ id, label }) => ({ value: String(id), label }));
  const toggle = (value: string, isChosen: boolean) =>
    onChange({
      dependsValues: isChosen ? [...dependsValues, value] : dependsValues.filter((one) => one !== value),
    });
  return (
    <>
      <FormField label={t('condition')} error={error}>
        <Select
          value={String(dependsOn ?? '')}
          options={[
            { value: '', label: t('always') },
            ...(impossibleName === null
              ? []
              : [
                  {
                    value: String(dependsOn),
                    label: t('impossible', { name: impossibleName }),
                    isDisabled: true,
                  },
                ]),
            ...questions.map(({ id, label }) => ({ value: String(id), label })),
          ]}
          onChange={({ target }) => onChange({ dependsOn: Number(target.value) || null, dependsValues: [] })}
        />
      </FormField>
      {earlier !== undefined && (
        <FormField isGroup={options.length > 0} label={t('conditionValues')} hint={t('conditionHint')}>
          {options.length > 0 ? (
            <Stack gap={8}>
              {options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  checked={dependsValues.includes(value)}
                  onChange={({ target }) => toggle(value, target.checked)}
                >
                  {label}
                </Checkbox>
              ))}
            </Stack>
          ) : (
            <TextInput
              maxLength={500}
              value={dependsValues[0] ?? ''}
              onChange={({ target }) => onChange({ dependsValues: target.value === '' ? [] : [target.value] })}
            />
          )}
        </FormField>
      )}
    </>
  );
}
