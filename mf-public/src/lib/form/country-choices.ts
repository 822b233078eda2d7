import type { Locale } from '@enlace/shared-contract/text';
import { useScreen } from '@enlace/shared-data';
import { useChoices, type Choices } from '@enlace/shared-forms';

import { countries } from '../countries.slice';

/** Every country, named in the user's language. Screens with a country field declare this list. */
export function countriesQuery(locale: Locale) {
  return { lang: locale, sort: 'name' as const, order: 'asc' as const };
}

/** Countries by code, sorted by name in the user's language. */
export function useCountryChoices(): Choices {
  const { locale } = useScreen();
  const choices = useChoices(countries, countriesQuery(locale), ({ code, name }) => ({ value: code, label: name }));
  const options = [...choices.options].sort((a, b) => a.label.localeCompare(b.label, locale));
  return { ...choices, options };
}
