import { optionalInteger } from './fields';
import { readNumber } from './read-number';

test.each(['1,000', '1.000', '12,500', '-1.000', '+999.999', '1,000,000', '1.000,5', '1 000', '1e3', '0x10', '.', ''])(
  '%j is no plain number',
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

test.each([
  ['1000', 1000],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['.125', 0.125],
  ['-0.500', -0.5],
  ['1000.000', 1000],
  ['1.0000', 1],
  [' 7 ', 7],
])('%j is %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a whole number of a form or an import has no separator', () => {
  const field = optionalInteger(0, 1_000_000);
  for (const text of ['1.000', '12.500', '1,000', '1 000']) expect(field.safeParse(text).success).toBe(false);
  expect(['1000', '16', ''].map((text) => field.parse(text))).toEqual([1000, 16, null]);
});
