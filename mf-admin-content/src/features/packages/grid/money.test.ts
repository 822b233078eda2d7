import { moneyText, readMoney } from './money';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['$ 1,234.56', 123456],
  ['1.234,56 €', 123456],
  ['1,234', 123400],
  ['0', 0],
  ['1 000', 100000],
  ['', null],
  ['US$ 5', 500],
  ['5 USD', 500],
  ['free', null],
  ['12.50much', null],
  ['-5', null],
  ['1.2.3', null],
  ['99999999', null],
])('reads %s', (typed, minor) => {
  expect(readMoney(typed)).toBe(minor);
});

test('writes what it reads', () => {
  for (const minor of [0, 5, 99, 1250, 123456]) expect(readMoney(moneyText(minor))).toBe(minor);
});
