import type { ChartPoint } from './chart-point';
import { placeLabels } from './time-labels';

/** A chart of 300 px whose first step begins at 36 px. */
function placeIn(label: string, count: number) {
  const points = Array.from({ length: count }, (_, index): ChartPoint => {
    return { key: String(index), label, value: 1, isRunning: false, notes: [] };
  });
  const step = 264 / count;
  const middleOf = ({ key }: ChartPoint) => 36 + (Number(key) + 0.5) * step;
  return placeLabels({ points, middleOf }, 300);
}

test.each([
  ['Q1 2026', 3],
  ['semana del 14 mar', 2],
  ['semana del 14 mar', 52],
  ['31 de dez.', 90],
])('labels “%s” of %i steps are inside the drawing and do not meet', (label, count) => {
  const half = (label.length * 7) / 2;
  const labels = placeIn(label, count);
  expect(labels[0]?.key).toBe('0');
  labels.forEach(({ x }, index) => {
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(300);
    expect(x - (labels[index - 1]?.x ?? -Infinity)).toBeGreaterThan(2 * half);
  });
});
