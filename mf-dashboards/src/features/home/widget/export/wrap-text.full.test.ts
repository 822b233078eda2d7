import { widthOf, wrapText } from './wrap-text';

test.each([
  'Universidad Nacional Autónoma de México, Facultad de Ciencias',
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
  'a Pneumonoultramicroscopicsilicovolcanoconiosis b',
  'Ñ',
  '',
])('“%s” is wrapped, and nothing of it is cut', (words) => {
  const lines = wrapText(words, 14, 120);
  for (const line of lines) expect(widthOf(line, 14)).toBeLessThanOrEqual(120);
  expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
});
