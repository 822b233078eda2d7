import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judgeFigures } from './judge-figures.mjs';

const verdictsOf = (figures, bars) => judgeFigures('list', figures, bars).map(({ id, holds }) => [id, holds]);

test('a value at its bar holds, one beyond it does not', () => {
  const bars = { 'list.cpu': { atMost: 4 }, 'list.speed': { atLeast: 0.3 }, 'list.same': { equal: true } };
  const figures = (cpu, speed, same) => [
    { id: 'list.cpu', value: cpu },
    { id: 'list.speed', value: speed },
    { id: 'list.same', value: same },
  ];
  assert.deepEqual(
    verdictsOf(figures(4, 0.3, true), bars).map(([, holds]) => holds),
    [true, true, true],
  );
  assert.deepEqual(
    verdictsOf(figures(4.01, 0.29, false), bars).map(([, holds]) => holds),
    [false, false, false],
  );
});

test('a value that is no number does not hold', () => {
  const bars = { 'list.cpu': { atMost: 4 }, 'list.speed': { atLeast: 0.3 } };
  const figures = Object.keys(bars).map((id) => ({ id, value: Number.NaN }));
  assert.deepEqual(verdictsOf(figures, bars), [
    ['list.cpu', false],
    ['list.speed', false],
  ]);
});

test('a star stands for any rest of an id, for each of its figures', () => {
  const figures = [
    { id: 'list.speed.a', value: 1 },
    { id: 'list.speed.b', value: 0.1 },
  ];
  assert.deepEqual(verdictsOf(figures, { 'list.speed.*': { atLeast: 0.3 } }), [
    ['list.speed.a', true],
    ['list.speed.b', false],
  ]);
});

test('a figure without a bar has no verdict', () => {
  assert.deepEqual(verdictsOf([{ id: 'list.per-second', value: 5 }], {}), [['list.per-second', undefined]]);
});

test('a bar whose figure is missing does not hold; bars of other parts do not count', () => {
  const bars = { 'list.cpu': { atMost: 4 }, 'list.speed.*': { atLeast: 1 }, 'page.requests': { atMost: 8 } };
  assert.deepEqual(verdictsOf([{ id: 'list.cpu', value: 1 }], bars), [
    ['list.cpu', true],
    ['list.speed.*', false],
  ]);
});
