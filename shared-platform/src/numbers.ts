import type { Locale } from '@enlace/shared-contract/text';

import { memoise } from './memoise';

/** Tag (BCP 47) of the form of numbers where no region is known. Most readers of Spanish are in America. */
export const usualNumberLocale = (locale: Locale): string => (locale === 'es' ? 'es-419' : locale);

/** Tag of the form of numbers in the browser's region: `es-ES` writes `1.500`, `es-MX` writes `1,500`. */
export const numberLocale = (locale: Locale): string =>
  navigator.languages.find((tag) => tag.startsWith(`${locale}-`)) ?? usualNumberLocale(locale);

export const numberFormat = memoise(
  (tag: string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }),
);
