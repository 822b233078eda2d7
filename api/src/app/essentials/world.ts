import iso6391 from 'iso-639-1';
import { createRequire } from 'node:module';
import * as z from 'zod';

import type { SeedRow } from '../../infrastructure/db/insert-rows';
import { localizeWords, type Words } from './localize-words';

const require = createRequire(import.meta.url);
const namesSchema = z.object({
  countries: z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)])),
});
const countriesSchema = z.array(z.object({ isoCode: z.string(), name: z.string(), currency: z.string() }));
const statesSchema = z.array(z.object({ name: z.string(), isoCode: z.string(), countryCode: z.string() }));

function countryNames(locale: 'en' | 'es' | 'pt'): ReadonlyMap<string, string> {
  const { countries } = namesSchema.parse(require(`i18n-iso-countries/langs/${locale}.json`));
  return new Map(Object.entries(countries).map(([code, name]) => [code, Array.isArray(name) ? (name[0] ?? '') : name]));
}

/** Currencies that are newer than those of the library. */
const newCurrencies: Readonly<Record<string, string>> = { BG: 'EUR', HR: 'EUR', VE: 'VES' };

/** The currency of each country, ISO 4217 by ISO 3166-1. */
export function currencyByCountry(): Readonly<Record<string, string>> {
  const countries = countriesSchema.parse(require('country-state-city/lib/assets/country.json'));
  const pairs = countries.map(({ isoCode, currency }) => [isoCode, newCurrencies[isoCode] ?? currency] as const);
  return Object.fromEntries(pairs.filter(([, currency]) => /^[A-Z]{3}$/.test(currency)));
}

/** Countries and territories of ISO 3166-1 with names in three languages. */
export function countryRows(): SeedRow[] {
  const countries = countriesSchema.parse(require('country-state-city/lib/assets/country.json'));
  const currencies = currencyByCountry();
  const [en, es, pt] = [countryNames('en'), countryNames('es'), countryNames('pt')];
  return countries
    .filter(({ isoCode }) => en.has(isoCode))
    .map(({ isoCode, name }) => {
      const base = en.get(isoCode) ?? name;
      const names = localizeWords({ name: [base, es.get(isoCode) ?? base, pt.get(isoCode) ?? base] });
      return { code: isoCode, currency: currencies[isoCode] ?? null, ...names };
    });
}

/** States, provinces and departments of those countries. */
export function stateRows(): SeedRow[] {
  const states = statesSchema.parse(require('country-state-city/lib/assets/state.json'));
  const statesByCode = new Map(states.map((state) => [`${state.countryCode} ${state.isoCode}`, state]));
  return [...statesByCode.values()].map(({ name, isoCode, countryCode }) => ({
    name,
    code: isoCode,
    country_code: countryCode,
  }));
}

const levels: readonly (readonly [code: string, name: Words])[] = [
  ['basic', ['basic', 'básico', 'básico']],
  ['conversational', ['conversational', 'conversacional', 'conversação']],
  ['professional', ['professional', 'profesional', 'profissional']],
  ['native', ['native', 'nativo', 'nativo']],
];

/** Every language of ISO 639-1 at every level. */
export function languageRows(): SeedRow[] {
  const [en, es, pt] = ['en', 'es', 'pt'].map((locale) => new Intl.DisplayNames([locale], { type: 'language' }));
  return iso6391.getAllCodes().flatMap((language) => {
    const english = en?.of(language) ?? iso6391.getName(language);
    const names: Words = [english, es?.of(language) ?? english, pt?.of(language) ?? english];
    return levels.map(([level, word]) => ({
      language,
      level,
      ...localizeWords({ name: [`${names[0]}: ${word[0]}`, `${names[1]}: ${word[1]}`, `${names[2]}: ${word[2]}`] }),
    }));
  });
}
