import { drawChart, type Picture } from './draw-chart';

const picture: Picture = {
  title: 'Members & <friends>',
  lines: ['Where do they live?', 'Jan 1 – Mar 31, 2026'],
  source: 'enlace.test, counted on March 31, 2026',
  isTime: false,
  values: [
    { label: 'Mexico', words: '40', value: 40, isHatched: false },
    { label: 'Peru', words: 'fewer than 5', value: null, isHatched: true },
  ],
};

test('bars: a file that explains itself, with a hidden value in words', () => {
  const { svg, width, height } = drawChart(picture);
  expect({ width, height }).toEqual({ width: 960, height: 216 });
  expect(svg).toContain('<title>Members &amp; &lt;friends&gt;</title>');
  for (const words of ['Where do they live?', 'Jan 1 – Mar 31, 2026', 'enlace.test, counted on', 'fewer than 5'])
    expect(svg).toContain(words);
  expect(svg).toContain('<rect x="292" y="106" width="526" height="18" rx="3" fill="#15807c"/>');
  expect(svg).toContain('<rect x="292" y="136" width="40" height="18" rx="3" fill="url(#hatch)" stroke="#15807c"/>');
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
});

test('columns over time', () => {
  const { svg } = drawChart({ ...picture, isTime: true });
  expect(svg.match(/<rect x=/g)).toHaveLength(2);
  expect(svg).not.toMatch(/NaN|undefined/);
});
