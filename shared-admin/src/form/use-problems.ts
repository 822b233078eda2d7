import { useMemo } from 'react';

import { useAdminTexts } from '../texts';
import type { FormError } from './form-errors';
import type { ResourceForm } from './use-resource-form';

/** The problems of a form in the user's language; the name is empty for problems of the whole form. */
export function useProblems({ complaints, errors }: Pick<ResourceForm, 'complaints' | 'errors'>): readonly FormError[] {
  const t = useAdminTexts();
  return useMemo(() => {
    const complaintTexts = complaints.map(({ name, key, limit }) => ({
      name,
      text: t(`issues.${key}`, limit === undefined ? {} : { limit }),
    }));
    return [...complaintTexts, ...errors];
  }, [complaints, errors, t]);
}

/** The problem of one field; empty without a problem. */
export function problemOf(problems: readonly FormError[], name: string): string {
  return problems
    .filter((problem) => problem.name === name)
    .map(({ text }) => text)
    .join(' ');
}
