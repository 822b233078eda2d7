import { useTexts } from '@enlace/shared-platform';
import { Button, Select, Skeleton, Text } from '@enlace/shared-ui';
import { Checkbox, Combobox, MultiSelect, RadioGroup } from '@enlace/shared-ui/controls';

import type { ChoiceField, FormValue } from '../definition/field';
import { wordsOf } from '../definition/values';
import { formTexts } from '../texts';
import { Ticks } from './form.styles';

export interface ChoiceControlProps {
  readonly field: ChoiceField;
  readonly value: FormValue | undefined;
  readonly onChange: (value: FormValue) => void;
}

/** One or several of a list, which may be late or missing. All by the browser's own controls. */
export function ChoiceControl({ field, value, onChange }: ChoiceControlProps) {
  const t = useTexts(formTexts);
  const { status, options, onRetry } = field.choices;
  if (status === 'rejected')
    return (
      <Text size="small" role="status">
        {t('choices.failed')}{' '}
        <Button variant="ghost" size="small" onClick={onRetry}>
          {t('choices.retry')}
        </Button>
      </Text>
    );
  const isWaiting = options.length === 0 && status !== 'fulfilled';
  if (field.kind === 'choice' && field.isSearched === true)
    return <SearchedChoice field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
  if (field.kind === 'choice')
    return (
      <Select
        name={field.name}
        value={typeof value === 'string' ? value : ''}
        autoComplete={field.autoComplete}
        options={options}
        placeholder={isWaiting ? t('choices.loading') : (field.placeholder ?? t('choices.none'))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const chosenValues = wordsOf(value);
  if (field.isSearched === true)
    return (
      <MultiSelect
        label={field.label}
        name={`${field.name}[]`}
        options={options}
        value={options.filter((option) => chosenValues.includes(option.value))}
        {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
        onChange={(chosenOptions) =>
          // Choices stay that the list does not contain yet.
          onChange([
            ...chosenValues.filter((one) => options.every((option) => option.value !== one)),
            ...chosenOptions.map((option) => String(option.value)),
          ])
        }
      />
    );
  if (isWaiting) return <Skeleton width="100%" height="4rem" />;
  if (field.kind === 'radio')
    return (
      <RadioGroup
        name={field.name}
        options={options}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    );
  return (
    <Ticks $areMany={options.length > 12}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={`${field.name}[]`}
          value={option.value}
          // A browser would require each of them.
          required={false}
          hint={option.hint}
          checked={chosenValues.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosenValues, option.value] : chosenValues.filter((one) => one !== option.value),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </Ticks>
  );
}

interface SearchedChoiceProps extends ChoiceControlProps {
  readonly value: string;
}

/** One of many, found by typing. A choice stays that the list does not contain yet. */
function SearchedChoice({ field: { name, label, placeholder, choices }, value, onChange }: SearchedChoiceProps) {
  const chosenOption = choices.options.find((option) => option.value === value) ?? { value, label: '' };
  return (
    <Combobox
      label={label}
      name={name}
      options={choices.options}
      value={value === '' ? null : chosenOption}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(option) => onChange(option === null ? '' : String(option.value))}
    />
  );
}
