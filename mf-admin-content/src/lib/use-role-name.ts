import { roleLabel } from '@enlace/shared-contract/access';
import { useLocale } from '@enlace/shared-platform';
import { useCallback } from 'react';

interface NamedRole {
  readonly name: string;
  readonly label?: string | null;
}

/** Returns a function that names a role in the user's language. */
export function useRoleName(): (role: NamedRole) => string {
  const { locale } = useLocale();
  return useCallback(({ name, label = null }) => roleLabel(name, locale, label), [locale]);
}
