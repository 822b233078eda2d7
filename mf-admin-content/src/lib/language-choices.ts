import type { Choice } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract';

/** Languages that communities of the region speak, as ISO 639 codes. */
const codes = ['es', 'pt', 'en', 'fr', 'de', 'it', 'ca', 'eu', 'gl', 'qu', 'gn', 'ay', 'nah', 'ht', 'nl', 'ja', 'zh'];

/** The languages by name, in the person's own. */
export function languageChoices(locale: Locale): readonly Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((value) => ({ value, label: names.of(value) ?? value }));
}
