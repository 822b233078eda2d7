import { pinOf } from './account-proofs';

test.each([
  '622471',
  ' 622 471 ',
  '622-471',
  '6 2 2 4 7 1',
  '622–471\n',
  'Your code: 622 471. It is valid for 30 minutes.',
  '«622.471»',
  '622471 ',
])('%j is the code', (text) => {
  expect(pinOf(text)).toBe('622471');
});

test.each([
  ['62', '62'],
  ['622 4', '6224'],
  ['6224710', '622471'],
  ['no digits', ''],
])('%j is not complete: %j', (text, expected) => {
  expect(pinOf(text)).toBe(expected);
});
