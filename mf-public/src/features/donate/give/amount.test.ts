import { type AmountChoice, amountOf, changeChoice } from './amount';

const choice: AmountChoice = { kind: 'once', preset: 2500, typedAmount: '' };
const controls = { kind: 'once', preset: '2500', typedAmount: '' };

test('fields that were not changed leave the choice as it is', () => {
  expect(changeChoice(choice, controls)).toBe(choice);
  expect(changeChoice(choice, { ...controls, kind: null, preset: null })).toBe(choice);
});

test('another suggestion, another amount and another kind are read from the fields', () => {
  expect(changeChoice(choice, { ...controls, preset: '5000' }).preset).toBe(5000);
  expect(amountOf(changeChoice(choice, { ...controls, typedAmount: '42,50' }))).toBe(4250);
  const monthly = changeChoice(choice, { ...controls, kind: 'monthly' });
  expect(monthly.kind).toBe('monthly');
  expect(amountOf(monthly)).not.toBeNull();
  expect(changeChoice(choice, { ...controls, kind: 'monthly', typedAmount: '7' })).toEqual({
    kind: 'monthly',
    preset: null,
    typedAmount: '7',
  });
});
