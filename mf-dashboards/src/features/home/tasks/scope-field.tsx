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
  const scopes = scopesOf(catalogue);
  if (scopes.length === 1) return null;
  const labelOf = (scope: ScopeValue): string => {
    if (scope === 'own' || scope === 'all') return t(`scope.${scope}`);
    const company = companiesOf(catalogue).find(({ id }) => scope === `company ${id}`);
    return t('scope.company', { company: company?.name ?? '' });
  };
  return (
    <FormField label={t('scope.label')}>
      <Select
        options={scopes.map((scope) => ({ value: scope, label: labelOf(scope) }))}
        value={value}
        onChange={({ target }) => onChange(scopes.find((scope) => scope === target.value) ?? 'own')}
      />
    </FormField>
  );
}

/** The scope as the API reads it. */
export function scopeOf(value: ScopeValue) {
  if (value === 'own' || value === 'all') return { scope: value };
  return { scope: 'company', company_id: Number(value.slice('company '.length)) } as const;
}
