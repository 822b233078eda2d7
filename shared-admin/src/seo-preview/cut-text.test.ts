import { cutText } from './cut-text';

/** Every letter is ten pixels wide. */
const measure = (text: string) => text.length * 10;

test('a text that fits stays, its blanks tidied', () => {
  expect(cutText(' A  round\ntable ', 200, measure)).toEqual({ text: 'A round table', width: 130, isCut: false });
});

test('a longer one ends after a whole word, without its comma, and within the limit', () => {
  const { text, width, isCut } = cutText('Women, who build the web together', 150, measure);
  expect({ text, width, isCut }).toEqual({ text: 'Women, who …', width: 330, isCut: true });
  expect(cutText('Women, who build', 100, measure).text).toBe('Women …');
  expect(measure(text)).toBeLessThanOrEqual(150);
});

test('one word longer than the line is cut within', () => {
  expect(cutText('Donaudampfschifffahrt', 100, measure).text).toBe('Donaudam …');
});
