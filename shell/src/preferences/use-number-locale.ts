import type { Locale } from '@enlace/shared-contract/text';
import { startTransition, useEffect, useState } from 'react';

/**
 * Tag (BCP 47) of the form of numbers in the browser's region, where it differs from the usual one: `es-ES` writes
 * `1.500`, other Spanish `1,500`. A page from the server is the same for all readers, so it is taken over without a tag
 * and then drawn once more. This is a transition, because forms first read what was typed before the page was
 * interactive.
 */
export function useNumberLocale(locale: Locale): string | undefined {
  const [tag, setTag] = useState<string>();
  useEffect(() => {
    startTransition(() => setTag(numberLocale(locale)));
  }, [locale]);
  return tag;
}

function numberLocale(locale: Locale): string | undefined {
  const usual = locale === 'es' ? 'es-419' : locale;
  const tag = navigator.languages.find((name) => name.startsWith(`${locale}-`)) ?? usual;
  return sampleOf(tag) === sampleOf(usual) ? undefined : tag;
}

const sampleOf = (tag: string): string => new Intl.NumberFormat(tag).format(12_345.6);
