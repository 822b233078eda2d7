import { formatMoney, moneyDigits, moneyText, readMoney, toMinorUnits } from './money';

const currencies = ['CLP', 'PYG', 'JPY', 'USD', 'BRL', 'MXN', 'COP', 'KWD'] as const;
const locales = ['es', 'pt', 'en'] as const;

test.each([
  ['CLP', 0],
  ['PYG', 0],
  ['JPY', 0],
  ['MGA', 0],
  ['USD', 2],
  ['BRL', 2],
  ['MXN', 2],
  ['COP', 2],
  ['KWD', 3],
])('%s has %d decimal digits', (currency, digits) => {
  expect(moneyDigits(currency)).toBe(digits);
});

test.each([
  ['USD', '12', 1200],
  ['USD', '12.5', 1250],
  ['BRL', '12,50', 1250],
  ['USD', '$ 1,234.56', 123456],
  ['EUR', '1.234,56 €', 123456],
  ['BRL', 'R$ 1.234,56', 123456],
  ['MXN', 'MX$1,234.56', 123456],
  ['USD', '1.234,56 US$', 123456],
  ['USD', '1,234', 123400],
  ['USD', '1.234.567', 123456700],
  ['USD', '0', 0],
  ['USD', '1 000', 100000],
  ['USD', '1\u202f000,5', 100050],
  ['USD', '5 USD', 500],
  ['CLP', '15000', 15000],
  ['CLP', '15.000', 15000],
  ['CLP', '$15.000', 15000],
  ['CLP', '1.500.000 CLP', 1500000],
  ['PYG', '₲ 150.000', 150000],
  ['JPY', '¥1,500', 1500],
  ['KWD', '1.234', 1234],
  ['USD', '', null],
  ['USD', 'free', null],
  ['USD', '12.50much', null],
  ['USD', '-5', null],
  ['USD', '1.2.3', null],
  ['USD', '1.234.56', null],
  ['USD', '1.234,567', null],
  ['USD', '1,23,456', null],
  ['CLP', '12.50', null],
  ['CLP', '12,5', null],
  ['CLP', '-15000', null],
])('in %s, %j is %s', (currency, typedText, minor) => {
  expect(readMoney(typedText, currency)).toBe(minor);
});

test('text that is too long is no amount', () => {
  for (const length of [17, 41, 100_000]) expect(readMoney('9'.repeat(length), 'USD')).toBeNull();
});

test('an amount above the highest one is not read', () => {
  expect(readMoney('1000000', 'USD', 100_000_000)).toBe(100_000_000);
  expect(readMoney('1000000.01', 'USD', 100_000_000)).toBeNull();
});

test.each(currencies)('amounts in %s are read as they are written', (currency) => {
  for (const minor of [0, 5, 99, 1250, 123456, 100_000_000]) {
    expect(readMoney(moneyText(minor, currency), currency)).toBe(minor);
    for (const locale of locales) expect(readMoney(formatMoney(locale, minor, currency), currency)).toBe(minor);
  }
});

test('amounts are shown with the digits of their currency', () => {
  const formatShown = (minor: number, currency: string) =>
    locales.map((locale) => formatMoney(locale, minor, currency).replace(/\s/g, ' '));
  expect(formatShown(1234567, 'CLP')).toEqual(['CLP 1.234.567', 'CLP 1.234.567', 'CLP 1,234,567']);
  expect(formatShown(1234567, 'USD')).toEqual(['USD 12,345.67', 'US$ 12.345,67', '$12,345.67']);
  expect(formatShown(1000000, 'COP')).toEqual(['COP 10.000,00', 'COP 10.000,00', 'COP 10,000.00']);
  expect(formatShown(-1250, 'BRL')).toEqual(['-BRL 12,50', '-R$ 12,50', '-R$12.50']);
});

test.each([
  ['MXN', 'MXN 2,000.00'],
  ['COP', 'COP 2.000,00'],
  ['CLP', 'CLP 200.000'],
  ['ARS', 'ARS 2.000,00'],
  ['PEN', 'PEN 2,000.00'],
  ['GTQ', 'GTQ 2,000.00'],
  ['USD', 'USD 2,000.00'],
  ['EUR', '2.000,00 EUR'],
  ['BRL', 'BRL 2.000,00'],
])('in Spanish, %s is written as in its country', (currency, text) => {
  expect(formatMoney('es', 200000, currency).replace(/\s/g, ' ')).toBe(text);
});

test('whole units become minor units', () => {
  expect([toMinorUnits(12.5, 'USD'), toMinorUnits(15000, 'CLP'), toMinorUnits(0.285, 'KWD')]).toEqual([
    1250, 15000, 285,
  ]);
});
