import { formatMoney, moneyLocale, type Locale } from '@enlace/shared-contract/text';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { memoise } from './memoise';
import { numberFormat, usualNumberLocale } from './numbers';
import { translate, type TextKey, type Texts, type TextValues } from './texts';

export interface LocaleContextValue {
  readonly locale: Locale;
  /** Tag (BCP 47) of the form of numbers; default: the usual one of the language. */
  readonly numbers?: string | undefined;
  /** Switches the language of the whole product; resolves when its texts are loaded. */
  setLocale(locale: Locale): void;
}

const LocaleContext = createContext<LocaleContextValue>({ locale: 'en', setLocale: () => undefined });

export interface LocaleProviderProps {
  readonly value: LocaleContextValue;
  readonly children: ReactNode;
}

/** Provides the language to all components; only the shell renders it. */
export function LocaleProvider({ value, children }: LocaleProviderProps) {
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The user's language, and the function that switches it. */
export function useLocale(): LocaleContextValue {
  return useContext(LocaleContext);
}

export type Translate<C> = (key: TextKey<C>, values?: TextValues) => string;

/** Translates the keys of one set of texts: `const t = useTexts(texts); t('list.count', { count: 3 })`. */
export function useTexts<C>(texts: Texts<C>): Translate<C> {
  const { locale, numbers = usualNumberLocale(locale) } = useLocale();
  return useMemo(() => (key, values) => translate(texts, locale, key, values, numbers), [texts, locale, numbers]);
}

export interface Formats {
  /** `value` is an ISO instant; `timeZone` is an IANA name (default: the browser's). */
  date(value: string | Date, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `minor` is an amount in minor units of an ISO 4217 currency: cents in USD, whole pesos in CLP. */
  money(minor: number, currency: string): string;
  /** A number of whole units of a currency, without the currency. */
  amount(units: number, currency: string): string;
  list(values: readonly string[]): string;
}

const dates = memoise(
  (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const lists = memoise((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/**
 * Formats dates, numbers, money and lists in the user's language, numbers as in the browser's region. An invalid date
 * becomes an empty text.
 */
export function useFormats(): Formats {
  const { locale, numbers = usualNumberLocale(locale) } = useLocale();
  return useMemo(
    () => ({
      date(value, options = { dateStyle: 'medium' }) {
        const date = new Date(value);
        return Number.isNaN(date.getTime()) ? '' : dates(locale, options).format(date);
      },
      number: (value, options) => numberFormat(numbers, options).format(value),
      money: (minor, currency) => formatMoney(locale, minor, currency),
      amount: (units, currency) => numberFormat(moneyLocale(locale, currency)).format(units),
      list: (values) => lists(locale).format(values),
    }),
    [locale, numbers],
  );
}
