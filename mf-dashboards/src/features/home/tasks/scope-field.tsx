import { FormField, Select } from '@enlace/shared-ui';

import type { Catalogue } from '../state/dashboards.slice';
import { useTaskTexts } from './use-task-texts';

/** Readers of a goal or a note. */
export type ScopeValue = 'own' | 'all' | `company ${number}`;

export interface ScopeFieldProps {
  readonly value: ScopeValue;
  readonly catalogue: Catalogue;
  readonly onChange: (value: ScopeValue) => void;
}

const companiesOf = ({ meta: { viewer, choices } }: Catalogue) => (viewer === 'recruiter' ? choices.company : []);

/** The scopes that a viewer may choose, the nearest first. */
export function scopesOf(catalogue: Catalogue): readonly ScopeValue[] {
  const companies = companiesOf(catalogue).map(({ id }) => `company ${id}` as const);
  return ['own', ...companies, ...(catalogue.meta.viewer === 'admin' ? (['all'] as const) : [])];
}

/** Who sees a goal or a note: as far as this viewer may choose it. */
export function ScopeField({ value, catalogue, onChange }: ScopeFieldProps) {
  const t = useTaskTexts();
  const { viewer } = catalogue.meta;
  const companies = companiesOf(catalogue);
  const options: readonly { readonly value: ScopeValue; readonly label: string }[] = [
    { value: 'own', label: t('scope.own') },
    ...companies.map(({ id, name }) => ({
      value: `company ${id}` as const,
      label: t('scope.company', { company: name }),
    })),
    ...(viewer === 'admin' ? [{ value: 'all', label: t('scope.all') } as const] : []),
  ];
  if (options.length === 1) return null;
  return (
    <FormField label={t('scope.label')}>
      <Select
        options={options}
        value={value}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? 'own')}
      />
    </FormField>
  );
}

/** The scope as the API reads it. */
export function scopeOf(value: ScopeValue) {
  if (value === 'own' || value === 'all') return { scope: value };
  return { scope: 'company', company_id: Number(value.slice('company '.length)) } as const;
}
