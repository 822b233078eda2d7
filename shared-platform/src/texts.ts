import type { Locale } from '@enlace/shared-contract/text';

import { memoise } from './memoise';
import { numberFormat, usualNumberLocale } from './numbers';

/**
 * A catalogue: nested keys, texts with placeholders `{name}`, plurals as `key_one` and `key_other` (CLDR categories).
 */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The shape of a catalogue with any texts, so that a missing translation is a type error. */
export type SameKeys<C> = { readonly [K in keyof C]: C[K] extends string ? string : SameKeys<C[K]> };

type Plural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Dotted keys of a catalogue; `count_one` and `count_other` are one key, `count`. */
export type TextKey<C> = {
  [K in keyof C & string]: C[K] extends string ? Plural<K> : `${K}.${TextKey<C[K]>}`;
}[keyof C & string];

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts in every language, with any keys. English is bundled; the other languages are loaded on demand. */
export interface LoadableTexts {
  readonly id: string;
  /** Loads a language once; resolves immediately when it is already loaded. */
  load(locale: Locale): Promise<void>;
  /** The catalogue of a language; English until it is loaded. */
  catalogue(locale: Locale): Catalogue;
}

/** Texts with the keys of their catalogue. */
export interface Texts<C> extends LoadableTexts {
  /** Carries the type of the keys; never set. */
  readonly keys?: TextKey<C>;
}

/**
 * Declares the texts of a part of the product.
 * @param id name of the part, e.g. `mf-public`
 * @param en the English catalogue, which defines the keys
 * @param others loaders of the other languages, usually `() => import('./locales/es')` with a `texts` export
 */
export function defineTexts<const C extends Catalogue>(
  id: string,
  en: C,
  others: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly texts: SameKeys<C> }>>>,
): Texts<C> {
  const loaded = new Map<Locale, Catalogue>([['en', en]]);
  const loading = new Map<Locale, Promise<void>>();
  return {
    id,
    catalogue: (locale) => loaded.get(locale) ?? en,
    load(locale) {
      if (locale === 'en' || loaded.has(locale)) return Promise.resolve();
      const runningLoad = loading.get(locale);
      if (runningLoad !== undefined) return runningLoad;
      const load = others[locale]().then(
        (module) => {
          loaded.set(locale, module.texts);
        },
        (error: unknown) => {
          loading.delete(locale);
          throw error;
        },
      );
      loading.set(locale, load);
      return load;
    },
  };
}

function find(catalogue: Catalogue, key: string): string | undefined {
  let place: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    if (place === undefined || typeof place === 'string') return undefined;
    place = place[part];
  }
  return typeof place === 'string' ? place : undefined;
}

const pluralRules = memoise((locale: Locale) => new Intl.PluralRules(locale));

/**
 * Translates one key. `count` among the values selects the plural; numbers are formatted for the locale. A missing key
 * (only possible without type checks) is returned unchanged.
 * @param numbers tag of the form of numbers (BCP 47)
 */
export function translate(
  texts: LoadableTexts,
  locale: Locale,
  key: string,
  values: TextValues = {},
  numbers = usualNumberLocale(locale),
): string {
  const catalogue = texts.catalogue(locale);
  const count = values['count'];
  const text =
    typeof count === 'number'
      ? (find(catalogue, `${key}_${pluralRules(locale).select(count)}`) ??
        find(catalogue, `${key}_other`) ??
        find(catalogue, key))
      : find(catalogue, key);
  return (text ?? key).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numberFormat(numbers).format(value) : value;
  });
}
