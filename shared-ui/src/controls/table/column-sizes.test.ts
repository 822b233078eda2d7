import { narrowest, widthFor, sizeProperties, widest, within } from './column-sizes';

test('a width stays within its limits', () => {
  expect([within(10), within(200.4), within(9999), within(500, 300)]).toEqual([narrowest, 200, widest, 300]);
});

test('a column may take what the others leave', () => {
  expect(widthFor('a', ['a', 'b', 'c'], { b: 200 }, 1000, 16)).toBe(1000 - 200 - 80 - 80);
  expect(widthFor('a', ['a', 'b'], { b: 900 }, 800, 16)).toBe(narrowest);
});

test('chosen widths share what room there is', () => {
  expect(sizeProperties(['a', 'b', 'c'], { a: 300, c: 100 })).toEqual({
    '--size-0': 'min(300px, calc((100cqi - 10rem) * 0.7500))',
    '--size-2': 'min(100px, calc((100cqi - 10rem) * 0.2500))',
  });
  expect(sizeProperties(['a'], {})).toEqual({});
});
