import { drawChart } from './draw-chart';
import type { Picture } from './picture';

const longName = 'Asociación Latinoamericana de Mujeres en Tecnología, Ciencia e Innovación';

const picture: Picture = {
  lang: 'es',
  title: 'Members & <friends>',
  source: 'enlace.test, counted on March 31, 2026',
  lines: ['Where do they live?', 'Period: Jan 1 – Mar 31, 2026', `Filters: Company: ${longName}; Company: ${longName}`],
  isTime: false,
  values: [
    { label: longName, words: '40.000 (antes: 50.000)', value: 40_000, before: 50_000, fill: 'plain' },
    { label: 'Peru', words: 'fewer than 5', value: null, before: null, fill: 'hidden' },
  ],
  legend: [
    { sign: 'plain', words: 'This period' },
    { sign: 'before', words: 'Comparison' },
    { sign: 'hidden', words: 'Fewer than 5' },
  ],
  numberWords: (value) => new Intl.NumberFormat('es').format(value),
};

const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** All texts of a file, in their order. */
const wordsOf = (svg: string) =>
  Array.from(read(svg).querySelectorAll('text'))
    .map(({ textContent }) => textContent)
    .join(' ');

test('bars: a file that explains itself, with whole names and a hidden value in words', () => {
  const { svg, width, height } = drawChart(picture);
  expect(svg).toContain('<title>Members &amp; &lt;friends&gt;</title>');
  const words = wordsOf(svg);
  for (const part of [
    ...picture.lines,
    picture.source,
    longName,
    '40.000 (antes: 50.000)',
    'fewer than 5',
    'Comparison',
  ])
    expect(words).toContain(part);
  expect(svg).toContain('fill="url(#hidden)"');
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(read(svg).querySelector('parsererror')).toBeNull();
  for (const element of read(svg).querySelectorAll('text')) {
    expect(Number(element.getAttribute('x'))).toBeLessThan(width);
    expect(Number(element.getAttribute('y'))).toBeLessThan(height);
  }
});

test.each([1, 12, 90])('%i columns over time, with the comparison and numbers of the locale', (count) => {
  const values = Array.from({ length: count }, (_, index) => ({
    label: `week of ${index}`,
    words: String(index),
    value: 20_000 + index,
    before: 9_000,
    fill: 'running' as const,
  }));
  const { svg } = drawChart({ ...picture, isTime: true, values });
  expect(svg.match(/stroke-dasharray="4 3"/g)).toHaveLength(count + 1);
  expect(wordsOf(svg)).toContain(count === 90 ? '20.000' : 'week of 0');
  expect(svg).not.toMatch(/NaN|undefined/);
});
