import { formatMoney, type Locale } from '@enlace/shared-contract';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { madeOnce } from './made-once';
import { translate, type TextKey, type Texts, type TextValues } from './texts';

export interface LocaleContextValue {
  readonly locale: Locale;
  /** Switches the language for the whole product; resolves when its texts are there. */
  setLocale(locale: Locale): void;
}

const LocaleContext = createContext<LocaleContextValue>({ locale: 'en', setLocale: () => undefined });

export interface LocaleProviderProps {
  readonly value: LocaleContextValue;
  readonly children: ReactNode;
}

/** Gives the language to everything below; the shell owns the only one. */
export function LocaleProvider({ value, children }: LocaleProviderProps) {
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The person's language and the switch. */
export function useLocale(): LocaleContextValue {
  return useContext(LocaleContext);
}

export type Translate<C> = (key: TextKey<C>, values?: TextValues) => string;

/** Translates the keys of one part: `const t = useTexts(texts); t('list.count', { count: 3 })`. */
export function useTexts<C>(texts: Texts<C>): Translate<C> {
  const { locale } = useLocale();
  return useMemo(() => (key, values) => translate(texts, locale, key, values), [texts, locale]);
}

export interface Formats {
  /** `value` is an ISO instant; `timeZone` an IANA name (default: the browser's). */
  date(value: string | Date, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `minor` units of an ISO 4217 currency: cents in USD, whole pesos in CLP. */
  money(minor: number, currency: string): string;
  list(values: readonly string[]): string;
}

const dates = madeOnce(
  (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const numbers = madeOnce(
  (locale: Locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const lists = madeOnce((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Dates, numbers, money and lists in the person's language. An unreadable date gives an empty text. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      date(value, options = { dateStyle: 'medium' }) {
        const date = new Date(value);
        return Number.isNaN(date.getTime()) ? '' : dates(locale, options).format(date);
      },
      number: (value, options) => numbers(locale, options).format(value),
      money: (minor, currency) => formatMoney(locale, minor, currency),
      list: (values) => lists(locale).format(values),
    }),
    [locale],
  );
}
