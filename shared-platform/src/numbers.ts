import type { Locale } from '@enlace/shared-contract/text';

import { memoise } from './memoise';

/** Tag (BCP 47) of the form of numbers where no region is known. Most readers of Spanish are in America. */
export const usualNumberLocale = (locale: Locale): string => (locale === 'es' ? 'es-419' : locale);

export const numberFormat = memoise(
  (tag: string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }),
);
