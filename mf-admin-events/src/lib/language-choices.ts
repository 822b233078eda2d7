import type { Choice } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract/text';

/** Languages that are spoken in the region, as ISO 639 codes. */
const codes = ['es', 'pt', 'en', 'fr', 'de', 'it', 'ca', 'eu', 'gl', 'qu', 'gn', 'ay', 'nah', 'ht', 'nl', 'ja', 'zh'];

/** The languages in the user's language, sorted by name. */
export function languageChoices(locale: Locale): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((value) => ({ value, label: names.of(value) ?? value }));
}
