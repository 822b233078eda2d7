import type { Locale } from '@enlace/shared-contract';

import type { EventRow } from './types';

/** Makers of names, one for each language and kind: making one costs more than a hundred names. */
const makers = new Map<string, Intl.DisplayNames>();

function nameOf(type: 'region' | 'language', code: string, locale: Locale): string {
  const maker = makers.get(`${type} ${locale}`) ?? new Intl.DisplayNames(locale, { type });
  makers.set(`${type} ${locale}`, maker);
  try {
    return maker.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name of a country in the reader's language; an unknown code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  return nameOf('region', code, locale);
}

/** Name of a language in the reader's own; an unknown code stays as it is. */
export function languageName(code: string, locale: Locale): string {
  return nameOf('language', code, locale);
}

/** Where people meet, as far as it is known: `Casa Común, Bogotá`. */
export function placeOf(event: Pick<EventRow, 'venue_name' | 'city'>): string {
  return [event.venue_name, event.city].filter((part) => part !== null && part !== '').join(', ');
}
