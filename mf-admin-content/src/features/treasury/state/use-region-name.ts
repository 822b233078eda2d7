import { useLocale } from '@enlace/shared-platform';
import { useMemo } from 'react';

/** Returns a function that names a country in the user's language. */
export function useRegionName(): (code: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}
