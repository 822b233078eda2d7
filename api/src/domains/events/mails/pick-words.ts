import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { type Locale, locales } from '@enlace/shared-contract/text';

/** The words of an organiser for a reader: in the reader's language, else the first written ones; empty without any. */
export function pickWords(words: WordsByLanguage, locale: Locale): string {
  const writtenLocale = [locale, ...locales].find((one) => (words[one] ?? '') !== '');
  return writtenLocale === undefined ? '' : (words[writtenLocale] ?? '');
}

/** Words without empty languages. */
export function writtenWords(words: WordsByLanguage): WordsByLanguage {
  const entries = locales.flatMap((locale) => {
    const text = words[locale] ?? '';
    return text === '' ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(entries);
}
