import type { DatasetFilter } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Select } from '@enlace/shared-ui';
import { MultiSelect } from '@enlace/shared-ui/controls';

import { hasSingleValues } from '../state/counted-choice';
import type { Catalogue } from '../state/dashboards.slice';
import type { ChangeView } from '../state/use-choice';
import { mostValues } from '../state/view-choice';
import { homeTexts } from '../texts';
import { optionsOf } from './use-filter-labels';

export interface FilterFieldProps {
  readonly name: DatasetFilter;
  readonly values: readonly string[];
  readonly catalogue: Catalogue;
  readonly onChange: ChangeView;
}

/** The values of one filter; a single one for viewers with protected numbers. */
export function FilterField({ name, values, catalogue, onChange }: FilterFieldProps) {
  const t = useTexts(homeTexts);
  const options = optionsOf(catalogue.meta.choices, name);
  const optionOf = (value: string) =>
    options.find((option) => option.value === value) ?? { value, label: t('filters.unknown', { value }) };
  const label = t(`filters.names.${name}`);
  const chosenOptions = values.map(optionOf);
  if (hasSingleValues(catalogue)) {
    const [chosenOption] = chosenOptions;
    const isUnknown = chosenOption !== undefined && !options.includes(chosenOption);
    return (
      <FormField label={label}>
        <Select
          placeholder={t('filters.any')}
          options={isUnknown ? [...options, chosenOption] : options}
          value={chosenOption?.value ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value === '' ? [] : [target.value] })}
        />
      </FormField>
    );
  }
  return (
    <FormField label={label}>
      <MultiSelect
        label={label}
        placeholder={t('filters.any')}
        max={mostValues}
        options={options}
        value={chosenOptions}
        onChange={(nextOptions) => onChange({ [name]: nextOptions.map(({ value }) => String(value)) })}
      />
    </FormField>
  );
}
