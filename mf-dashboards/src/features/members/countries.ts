import type { Locale } from '@enlace/shared-contract/text';

/** One country of the answer. */
export interface CountryCount {
  readonly country_code: string;
  readonly country: string;
  readonly total: number;
}

/** One bar of the chart. */
export interface CountryBar {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  /** Share of all members, 0 to 1. */
  readonly share: number;
  /** Share of the longest bar, 0 to 1. */
  readonly length: number;
  /** Several countries in one bar; drawn hatched. */
  readonly isRest: boolean;
}

/** The country's name in the reader's language; the answer of the call has only codes. */
export function inLanguage(row: CountryCount, locale: Locale): CountryCount {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(row.country_code);
    return name === undefined || name === row.country_code ? row : { ...row, country: name };
  } catch {
    return row;
  }
}

/** Maximum number of bars before the small countries form one. */
const maxBars = 12;

export function sortCountries(rows: readonly CountryCount[]): CountryCount[] {
  return [...rows].sort((a, b) => b.total - a.total || a.country.localeCompare(b.country));
}

export function sumOf(rows: readonly CountryCount[]): number {
  return rows.reduce((sum, { total }) => sum + total, 0);
}

/**
 * The largest countries and, when more than one is left, the rest as one bar.
 * @param restName names the countries that are taken together
 */
export function barsOf(rows: readonly CountryCount[], restName: (count: number) => string): CountryBar[] {
  const sortedRows = sortCountries(rows);
  const all = sumOf(sortedRows);
  const ownRows = sortedRows.length > maxBars + 1 ? sortedRows.slice(0, maxBars) : sortedRows;
  const rest = sortedRows.slice(ownRows.length);
  const entries = [
    ...ownRows.map(({ country_code, country, total }) => ({ key: country_code, name: country, total, isRest: false })),
    ...(rest.length > 0 ? [{ key: 'rest', name: restName(rest.length), total: sumOf(rest), isRest: true }] : []),
  ];
  const longest = Math.max(1, ...entries.map(({ total }) => total));
  return entries.map((entry) => ({
    ...entry,
    share: all === 0 ? 0 : entry.total / all,
    length: entry.total / longest,
  }));
}
