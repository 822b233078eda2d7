import type { Locale } from '@enlace/shared-contract/text';

import type { EventRow } from './types';

/** One `Intl.DisplayNames` per language and kind: making it takes longer than formatting a hundred names. */
const displayNames = new Map<string, Intl.DisplayNames>();

function nameOf(type: 'region' | 'language', code: string, locale: Locale): string {
  const key = type + locale;
  const names = displayNames.get(key) ?? new Intl.DisplayNames(locale, { type });
  displayNames.set(key, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name of a country in the user's language; an unknown code stays unchanged. */
export function countryName(code: string, locale: Locale): string {
  return nameOf('region', code, locale);
}

/** Name of a language in the user's language; an unknown code stays unchanged. */
export function languageName(code: string, locale: Locale): string {
  return nameOf('language', code, locale);
}

/** Venue and city, as far as they are known: `Casa Común, Bogotá`. */
export function placeOf(event: Pick<EventRow, 'venue_name' | 'city'>): string {
  return [event.venue_name, event.city].filter(Boolean).join(', ');
}
