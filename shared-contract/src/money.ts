import type { Locale } from './text';

/*
 * Decimal digits of the currencies of ISO 4217 that do not have two. `Intl` cannot be asked: its digits are those of
 * everyday prices and differ between versions (COP has none in Node 24 and two elsewhere). A stored amount would then
 * mean something else in the browser than on the server. The fifth of an ariary (MGA) is no decimal digit, and Stripe counts
 * whole ariaries.
 */
const digitsByCurrency: Readonly<Record<string, number>> = {
  ...withDigits(0, 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...withDigits(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...withDigits(4, 'CLF UYW'),
};

/** How many decimal digits a currency (ISO 4217) has: two, but none for CLP, PYG and JPY. */
export function moneyDigits(currency: string): number {
  return digitsByCurrency[currency] ?? 2;
}

/** Minor units of a currency as plain decimal text: 1250 is `12.50` in USD and `1250` in CLP. */
export function moneyText(minor: number, currency: string): string {
  const digits = moneyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Whole units of a currency in minor units: 12.5 is 1250 in USD; 1250 is 1250 in CLP. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** moneyDigits(currency));
}

/** Longest text that is read as an amount. */
const longestAmount = 40;

/**
 * Reads a typed amount into minor units; null for text that is no amount, is negative, or has more digits than the
 * currency. Point and comma are both accepted, with or without a sign or code of a currency. The last of them begins
 * the decimal digits when no more digits follow it than the currency has; otherwise it separates thousands.
 * @param most highest amount, in minor units
 */
export function readMoney(typedText: string, currency: string, most = Number.MAX_SAFE_INTEGER): number | null {
  if (typedText.length > longestAmount) return null;
  const text = typedText.replace(/\s/g, '').replace(/^[A-Z]{0,3}\p{Sc}?|\p{Sc}$|[A-Z]{1,3}\p{Sc}?$/gu, '');
  const digits = moneyDigits(currency);
  const decimals = digits === 0 ? '' : `(?:[.,](?<decimals>\\d{1,${digits}}))?`;
  const parts = new RegExp(`^(?<whole>\\d[\\d.,]*?)${decimals}$`).exec(text)?.groups;
  const { whole = '', decimals: fraction = '' } = parts ?? {};
  const separator = fraction === '' ? '' : text.charAt(whole.length);
  if (!isWhole(whole, separator)) return null;
  const minor = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  return minor <= most ? minor : null;
}

/** Minor units of a currency as a user reads them: 1250 in CLP is `CLP 1,250` in English. */
export function formatMoney(locale: Locale, minor: number, currency: string): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? formatOf(locale, currency);
  formats.set(key, format);
  return format.format(minor / 10 ** moneyDigits(currency));
}

/** By language and currency: a format takes up to half a millisecond to make. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, currency: string): Intl.NumberFormat {
  const digits = moneyDigits(currency);
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as const;
  // The code in Spanish, because many countries have a peso.
  const currencyDisplay = locale === 'es' ? 'code' : 'symbol';
  return new Intl.NumberFormat(moneyLocale(locale, currency), { ...options, currencyDisplay });
}

/**
 * Tag (BCP 47) of the form of sums. Point and comma change places between the countries of Spanish, which takes the
 * currency's country.
 */
export function moneyLocale(locale: Locale, currency: string): string {
  if (locale !== 'es') return locale;
  return currency === 'BRL' ? 'pt' : `es-${currency.slice(0, 2)}`;
}

/** Whether text is digits, either together or in groups of three with one separator, which is not the decimal one. */
function isWhole(text: string, decimalSeparator: string): boolean {
  if (/^\d+$/.test(text)) return true;
  const separator = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.exec(text)?.[1];
  return separator !== undefined && separator !== decimalSeparator;
}

function withDigits(digits: number, currencies: string): Readonly<Record<string, number>> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, digits]));
}
