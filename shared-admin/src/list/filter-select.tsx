import { useLocale } from '@enlace/shared-platform';
import { FormField, Select } from '@enlace/shared-ui';
import { useMemo } from 'react';

import type { Filter } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { choicesOf, useLookup } from '../fields/choices';
import type { Choice, FieldOf } from '../fields/field';
import { useAdminTexts } from '../texts';

export interface FilterSelectProps<F extends Filter = Filter> {
  readonly filter: F;
  readonly words: ResourceTexts;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows the label above the control instead of inside. */
  readonly hasLabel?: boolean;
}

/** One filter of a list. */
export function FilterSelect({ filter, ...rest }: FilterSelectProps) {
  return filter.type === 'lookup' ? (
    <LookupFilter filter={filter} {...rest} />
  ) : (
    <ChoiceFilter filter={filter} {...rest} />
  );
}

function LookupFilter(props: FilterSelectProps<FieldOf<'lookup'>>) {
  return <ChoiceList choices={useLookup(props.filter.from)} {...props} />;
}

function ChoiceFilter(props: FilterSelectProps<FieldOf<'choice'>>) {
  const { locale } = useLocale();
  const { filter, words } = props;
  const choices = useMemo(() => choicesOf(filter.choices, filter.name, words, locale), [filter, locale, words]);
  return <ChoiceList choices={choices} {...props} />;
}

interface ChoiceListProps extends FilterSelectProps {
  readonly choices: readonly Choice[];
}

function ChoiceList({ choices, filter, words, value, onChange, hasLabel = false }: ChoiceListProps) {
  const t = useAdminTexts();
  const label = words(`fields.${filter.name}`);
  // A saved view can filter by a record that was deleted since.
  const isGone = value !== '' && choices.length > 0 && !choices.some((choice) => choice.value === value);
  const goneText = hasLabel ? t('list.gone') : `${label}: ${t('list.gone')}`;
  const shared = {
    options: isGone ? [...choices, { value, label: goneText }] : choices,
    value,
    'data-set': value !== '',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (hasLabel)
    return (
      <FormField label={label}>
        <Select placeholder={t('list.all')} {...shared} />
      </FormField>
    );
  // A narrow control cuts the label off.
  return <Select aria-label={label} title={label} placeholder={`${label}: ${t('list.all')}`} {...shared} />;
}
