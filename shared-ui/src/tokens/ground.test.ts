import { ground } from './ground';
import { palette } from './palette';

test('paper has the light colours in every theme: the dark ones are for screens only', () => {
  const linesWith = (value: string) => ground.split('\n').filter((line) => line.includes(`--ink:${value}`));
  expect(linesWith(palette.ink[0])).toEqual([expect.not.stringContaining('@media')]);
  const darkLines = linesWith(palette.ink[1]);
  expect(darkLines).toHaveLength(2);
  for (const line of darkLines) expect(line).toMatch(/^ *@media screen( and |\s*{)/);
});
