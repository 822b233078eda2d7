import type { Choice } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract/text';

/** ISO 3166-1 codes for which the browser has a name. */
function codes(names: Intl.DisplayNames): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter(
      (code) =>
        !/^(EU|EZ|UN|QO|ZZ|X[A-JL-Z]|A[AN]|CP|DG|EA|IC|TA|AC|CQ|BU|CS|DD|FX|NT|SU|TP|YD|YU|ZR)$/.test(code) &&
        names.of(code) !== code,
    );
}

/** The countries in the user's language, sorted by name. */
export function countryChoices(locale: Locale): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return codes(names)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
