import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as it is stored: E.164, with its extension behind it. A number without the code of a country is one of
 * `country` (ISO 3166-1 alpha-2). Null for a text that cannot be a number of its country.
 */
export function readPhone(text: string, country: string | null): string | null {
  const dialledText = text.trim().replace(/^00(?=[1-9])/, '+');
  const knownCountry = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(dialledText, {
    ...(knownCountry && { defaultCountry: knownCountry }),
    extract: false,
  });
  if (number?.isPossible() !== true) return null;
  return number.ext === undefined ? number.number : `${number.number} ext. ${number.ext}`;
}
