import type { Choice } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract/text';

/** Currencies of the chapters' countries, ISO 4217. */
const codes = 'ARS BOB BRL CAD CLP COP CRC DOP EUR GBP GTQ HNL MXN NIO PAB PEN PYG USD UYU VES'.split(' ');

/** The currencies in the user's language, e.g. `COP – Colombian Peso`. */
export function currencyChoices(locale: Locale): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return codes.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
}
