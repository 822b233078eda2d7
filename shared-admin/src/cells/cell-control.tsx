import { useLocale } from '@enlace/shared-platform';
import { Select, TextInput } from '@enlace/shared-ui';
import { DateTimeInput } from '@enlace/shared-ui/controls';
import { useReload } from '@enlace/shared-data';
import { useEffect, useEffectEvent, useMemo } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';
import { choicesOf, lookupQuery, useLookup } from '../fields/choices';
import type { Choice } from '../fields/field';
import { ReferenceBox } from '../fields/reference-box';
import { useAdminTexts } from '../texts';
import type { SimpleField } from './editable';

export interface CellControlProps<F extends SimpleField = SimpleField> {
  readonly field: F;
  readonly label: string;
  readonly words: ResourceTexts;
  readonly value: unknown;
  /** `shown`: the text in the list for the chosen value. */
  readonly onChange: (value: unknown, shownText?: string) => void;
  readonly hintId: string;
  readonly isWrong: boolean;
  /** Language of the text, for spelling and for screen readers. */
  readonly lang?: string | undefined;
}

/** A control for a short value, selected by the type of its field. */
export function CellControl({ field, ...rest }: CellControlProps) {
  if (field.type === 'choice') return <ChoiceControl field={field} {...rest} />;
  if (field.type === 'lookup') return <LookupControl field={field} {...rest} />;
  if (field.type === 'switch') return <YesNoControl field={field} {...rest} />;
  if (field.type === 'reference') {
    const { label, value, onChange } = rest;
    return <ReferenceBox field={field} label={label} value={value} onChange={onChange} />;
  }
  if (field.type === 'instant') return <InstantControl field={field} {...rest} />;
  return <LineControl field={field} {...rest} />;
}

type Rest<T extends SimpleField['type']> = CellControlProps<Extract<SimpleField, { readonly type: T }>>;

function LineControl({
  field,
  label,
  value,
  onChange,
  hintId,
  isWrong,
  lang,
}: Rest<'text' | 'email' | 'url' | 'number' | 'date'>) {
  const limits = field.type === 'number' ? { min: field.minimum, max: field.maximum, step: field.step ?? 'any' } : {};
  return (
    <TextInput
      type={field.type}
      aria-label={label}
      aria-describedby={hintId}
      aria-invalid={isWrong}
      lang={lang}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      {...limits}
    />
  );
}

function ChoiceControl({ field, words, ...rest }: Rest<'choice'>) {
  const { locale } = useLocale();
  const choices = useMemo(() => choicesOf(field.choices, field.name, words, locale), [field, locale, words]);
  return <OneOf field={field} choices={choices} {...rest} />;
}

function LookupControl({ field, words: _words, ...rest }: Rest<'lookup'>) {
  const { locale } = useLocale();
  const reload = useReload();
  const choices = useLookup(field.from);
  const ask = useEffectEvent(() => {
    if (choices.length === 0) reload([lookupQuery(field.from, locale)]);
  });
  useEffect(() => ask(), []);
  return <OneOf field={field} choices={choices} {...rest} />;
}

function InstantControl({ label, value, onChange, hintId }: Rest<'instant'>) {
  return (
    <span role="group" aria-label={label} aria-describedby={hintId}>
      <DateTimeInput value={typeof value === 'string' ? value : ''} onChange={onChange} />
    </span>
  );
}

function YesNoControl({ value, onChange, words: _words, ...rest }: Rest<'switch'>) {
  const t = useAdminTexts();
  const choices = [
    { value: '1', label: t('form.yes') },
    { value: '0', label: t('form.no') },
  ];
  return (
    <OneOf
      {...rest}
      isRequired
      choices={choices}
      value={value === true ? '1' : '0'}
      onChange={(choice) => onChange(choice === '1')}
    />
  );
}

interface OneOfProps extends Omit<CellControlProps, 'words'> {
  readonly choices: readonly Choice[];
  readonly isRequired?: boolean;
}

function OneOf({ field, label, choices, value, onChange, hintId, isWrong, isRequired = field.isRequired }: OneOfProps) {
  const t = useAdminTexts();
  const currentValue = typeof value === 'string' ? value : '';
  // The current value is a choice even while the other choices are loading.
  const isKnown = currentValue === '' || choices.some((choice) => choice.value === currentValue);
  return (
    <Select
      aria-label={label}
      aria-describedby={hintId}
      aria-invalid={isWrong}
      options={isKnown ? choices : [{ value: currentValue, label: currentValue }, ...choices]}
      {...(isRequired === true && currentValue !== '' ? {} : { placeholder: t('form.optional') })}
      value={currentValue}
      onChange={({ target }) => onChange(target.value, choices.find((choice) => choice.value === target.value)?.label)}
    />
  );
}
