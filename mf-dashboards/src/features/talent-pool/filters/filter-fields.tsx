import { availabilities, skillModes } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, Text } from '@enlace/shared-ui';
import { Combobox, MultiSelect, type PickerOption, RadioGroup } from '@enlace/shared-ui/controls';

import { idOf } from '../../../lib/addresses';
import { talentTexts } from '../../../lib/talent/texts';
import type { PoolLists } from '../state/lookups';
import { availabilityOf, mostIds, mostTagFilters, type PoolChoice } from '../state/pool-choice';
import { poolTexts } from '../texts';
import { YearsField } from './years-field';

export interface FilterFieldsProps {
  readonly choice: PoolChoice;
  readonly lists: PoolLists;
  readonly onChange: (part: Partial<PoolChoice>) => void;
}

/** All filters but the search; each change applies at once. */
export function FilterFields({ choice, lists, onChange }: FilterFieldsProps) {
  const t = useTexts(poolTexts);
  const w = useTexts(talentTexts);
  const { areaId, levelId, country, availability } = choice;
  const many = (name: 'skills' | 'languages' | 'jobTypes', placeholder: string) => (
    <MultiSelect
      label={t(`fields.${name}`)}
      placeholder={placeholder}
      max={mostIds}
      options={lists[name]}
      value={chosenOf(lists[name], choice[name])}
      onChange={(options) => onChange({ [name]: options.map(({ value }) => Number(value)) })}
    />
  );
  return (
    <Stack gap={20}>
      {lists.hasFailed && (
        <Stack gap={8} align="start" role="alert">
          <Text size="small">{t('filters.failed')}</Text>
          <Button size="small" variant="secondary" iconBefore="refresh" onClick={lists.retry}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      <Stack gap={8}>
        <FormField label={t('fields.skills')}>{many('skills', t('filters.anySkill'))}</FormField>
        {choice.skills.length > 1 && (
          <FormField label={t('filters.mode')} isGroup isLabelHidden>
            <RadioGroup
              isRow
              value={choice.skillMode}
              options={skillModes.map((value) => ({ value, label: t(`filters.modes.${value}`) }))}
              onChange={(value) => onChange({ skillMode: value === 'or' ? 'or' : 'and' })}
            />
          </FormField>
        )}
      </Stack>
      {(lists.tags.length > 0 || choice.tags.length > 0) && (
        <FormField label={w('tags.title')} hint={w('tags.filterHint')}>
          <MultiSelect
            label={w('tags.title')}
            placeholder={w('tags.any')}
            max={mostTagFilters}
            options={lists.tags}
            value={choice.tags.map((name) => ({ value: name, label: name }))}
            onChange={(options) => onChange({ tags: options.map(({ value }) => String(value)) })}
          />
        </FormField>
      )}
      <FormField label={t('fields.availability')}>
        <Select
          placeholder={t('filters.anyTime')}
          options={availabilities.map((value) => ({ value, label: t(`availability.${value}`) }))}
          value={availability ?? ''}
          onChange={({ target }) => onChange({ availability: availabilityOf(target.value) })}
        />
      </FormField>
      <FormField label={t('fields.area')}>
        <Select
          placeholder={t('filters.anyArea')}
          options={lists.areas}
          value={areaId ?? ''}
          onChange={({ target }) => onChange({ areaId: idOf(target.value) })}
        />
      </FormField>
      <FormField label={t('fields.level')}>
        <Select
          placeholder={t('filters.anyLevel')}
          options={lists.levels}
          value={levelId ?? ''}
          onChange={({ target }) => onChange({ levelId: idOf(target.value) })}
        />
      </FormField>
      <YearsField choice={choice} onChange={onChange} />
      <FormField label={t('fields.country')}>
        <Combobox
          label={t('fields.country')}
          placeholder={t('filters.anyCountry')}
          options={lists.countries}
          value={country === null ? null : (chosenOf(lists.countries, [country])[0] ?? null)}
          onChange={(option) => onChange({ country: option === null ? null : String(option.value) })}
        />
      </FormField>
      <FormField label={t('fields.languages')}>{many('languages', t('filters.anyLanguage'))}</FormField>
      <FormField label={t('fields.jobTypes')}>{many('jobTypes', t('filters.anyType'))}</FormField>
    </Stack>
  );
}

/** The chosen options; a sign for one that the list does not have yet. */
function chosenOf(options: readonly PickerOption[], values: readonly (number | string)[]): readonly PickerOption[] {
  return values.map((value) => options.find((option) => option.value === value) ?? { value, label: '…' });
}
