import type { Translations } from '../../infrastructure/db/column-types';

/** Names in English, Spanish and Portuguese. */
export type Words = readonly [en: string, es: string, pt: string];

/** Base texts in English with their translations, in the form of a row. */
export function localizeWords<K extends string>(
  texts: Readonly<Record<K, Words>>,
): Readonly<Record<K, string>> & { readonly translations: Translations } {
  const entries = Object.entries<Words>(texts);
  const at = (index: 0 | 1 | 2) => Object.fromEntries(entries.map(([field, words]) => [field, words[index]]));
  return { ...(at(0) as Record<K, string>), translations: { es: at(1), pt: at(2) } };
}
