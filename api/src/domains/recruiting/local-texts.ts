import { type Locale, locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Expression } from '../../kit/core/table/expressions';

/** A text in the languages in which it is written, e.g. the name of a stage. */
export type LocalTexts = Readonly<Partial<Record<Locale, string>>>;

/** Texts without the empty ones; null when all are empty. */
export function writtenTexts(texts: Readonly<Partial<Record<Locale, string | null | undefined>>>): LocalTexts | null {
  const entries = locales.flatMap((locale) => {
    const text = texts[locale] ?? '';
    return text === '' ? [] : [[locale, text] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The texts as answers have them. */
export function allTexts({ en = null, es = null, pt = null }: { readonly [L in Locale]?: string | null }) {
  return { en, es, pt };
}

/** The first language in which a text is written. */
export const firstLocaleOf = (texts: LocalTexts): Locale =>
  locales.find((locale) => texts[locale] !== undefined) ?? 'en';

/** The text in a language, or else the first written one, of a JSON column. */
export function localText(column: Expression, lang: Locale | null): Expression {
  const languages = [...new Set([lang ?? 'en', ...locales])];
  return sql`coalesce(${sql.join(languages.map((locale) => sql`${column} ->> ${sql.lit(locale)}`))})`;
}
