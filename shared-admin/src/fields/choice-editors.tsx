import { recordLabel } from '@enlace/shared-contract/access';
import { useLocale } from '@enlace/shared-platform';
import { Select } from '@enlace/shared-ui';
import { Combobox, MultiSelect } from '@enlace/shared-ui/controls';
import { useMemo } from 'react';

import { useAdminTexts } from '../texts';
import { choicesOf, useLookup, useTranslatedNames } from './choices';
import type { EditorProps } from './editor';
import type { Choice, FieldOf } from './field';
import { relatedOf } from './field-codecs';
import { ReferenceBox } from './reference-box';
import { useRowSearch } from './use-row-search';

/** Longer lists of choices get a search field. */
const few = 15;

interface OneOfProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}

function OneOf({ label, choices, isRequired, value, onChange }: OneOfProps) {
  const t = useAdminTexts();
  const chosenValue = typeof value === 'string' ? value : '';
  if (choices.length <= few) {
    return (
      <Select
        options={choices}
        placeholder={isRequired ? t('form.select') : t('form.optional')}
        value={chosenValue}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const option =
    choices.find((choice) => choice.value === chosenValue) ??
    (chosenValue === '' ? null : { value: chosenValue, label: chosenValue });
  return (
    <Combobox
      label={label}
      options={choices}
      placeholder={t('form.select')}
      value={option}
      onChange={(next) => onChange(next === null ? '' : String(next.value))}
    />
  );
}

export function ChoiceEditor({ field, words, ...rest }: EditorProps<FieldOf<'choice'>>) {
  const { locale } = useLocale();
  const choices = useMemo(() => choicesOf(field.choices, field.name, words, locale), [field, locale, words]);
  return <OneOf choices={choices} isRequired={field.isRequired ?? false} {...rest} />;
}

export function LookupEditor({ field, words: _words, ...rest }: EditorProps<FieldOf<'lookup'>>) {
  return <OneOf choices={useLookup(field.from)} isRequired={field.isRequired ?? false} {...rest} />;
}

export function ChoicesEditor({ field, words, label, value, onChange }: EditorProps<FieldOf<'choices'>>) {
  const t = useAdminTexts();
  const { locale } = useLocale();
  const choices = useMemo(() => choicesOf(field.choices, field.name, words, locale), [field, locale, words]);
  const chosenValue = Array.isArray(value) ? value.map(String) : [];
  return (
    <MultiSelect
      label={label}
      options={choices}
      placeholder={t('form.select')}
      value={chosenValue.map((code) => choices.find((choice) => choice.value === code) ?? { value: code, label: code })}
      onChange={(next) => onChange(next.map((option) => String(option.value)))}
    />
  );
}

/** One row of another resource. */
export function ReferenceEditor({ field, label, value, onChange }: EditorProps<FieldOf<'reference'>>) {
  return <ReferenceBox field={field} label={label} value={value} onChange={onChange} />;
}

/** Several rows of another resource. */
export function RelationEditor({ field, label, value, onChange }: EditorProps<FieldOf<'relation'>>) {
  const t = useAdminTexts();
  const { locale } = useLocale();
  const { search, valuesOf } = useRowSearch(field);
  const relatedRows = relatedOf(value);
  const names = useTranslatedNames(field.of, relatedRows.length > 0);
  return (
    <MultiSelect
      label={label}
      search={search}
      placeholder={t('form.select')}
      value={relatedRows.map(({ id, name }) => ({
        value: id,
        label: names.get(id) ?? recordLabel(field.of.contract.name, name, locale),
      }))}
      onChange={(next) =>
        onChange(
          next.map(({ value: id, label: name }) => ({ id: Number(id), name, ...valuesOf(Number(id), field.fills) })),
        )
      }
    />
  );
}
