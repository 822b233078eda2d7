import { scaleBand, scaleLinear } from '@visx/scale';

import { type DrawnPart, highestOf, margin, type Picture, pictureWidth } from './picture';
import { drawBox, drawText, inks, round } from './svg-parts';
import { widthOf, wrapText } from './wrap-text';

const chartHeight = 292;
/** Width of a label below the columns, in pixels. */
const labelWidth = 96;
const lineHeight = 16;
const size = 12;
/** Height of the column of a hidden value, in pixels. */
const stub = 12;

/** Columns over time; those of the comparison are dashed. Many columns have a scale instead of numbers. */
export function drawColumns({ values, numberWords }: Picture, top: number): DrawnPart {
  const floor = top + chartHeight;
  const x = scaleBand({
    domain: values.map((_, index) => String(index)),
    range: [margin, pictureWidth - margin],
    paddingInner: 0.3,
  });
  const y = scaleLinear({ domain: [0, highestOf(values)], range: [floor, top + 32], nice: 4 });
  const step = x.step() || 1;
  const each = Math.max(1, Math.ceil(labelWidth / step));
  const hasWords = step > 44;
  const labels = values.map(({ label }, index) =>
    index % each === 0 ? wrapText(label, size, Math.min(each * step, pictureWidth) - 8) : [],
  );
  const columns = values.flatMap(({ words, value, before, fill }, index) => {
    const startX = x(String(index)) ?? 0;
    const middle = startX + x.bandwidth() / 2;
    const place = value === null ? floor - stub : y(value);
    const wordLines = hasWords ? wrapText(words, size, step - 4) : [];
    return [
      ...(before === null ? [] : [drawBefore(startX - 3, y(before), x.bandwidth() + 6, floor)]),
      drawBox({ x: startX, y: place, width: x.bandwidth(), height: floor - place }, fill),
      ...wordLines.map((line, at) =>
        drawText(middle, place - 6 - (wordLines.length - 1 - at) * lineHeight, line, wordLook),
      ),
      ...(labels[index] ?? []).map((line, at) =>
        drawText(insideOf(middle, line), floor + 20 + at * lineHeight, line, labelLook),
      ),
    ];
  });
  const scale = y
    .ticks(4)
    .filter(Number.isInteger)
    .flatMap((value) => drawTick(round(y(value)), hasWords ? '' : numberWords(value)));
  const mostLines = Math.max(1, ...labels.map((lines) => lines.length));
  return { parts: [...scale, ...columns], height: chartHeight + 12 + mostLines * lineHeight };
}

const wordLook = { size, fill: inks.ink, weight: 600, anchor: 'middle', hasBorder: true } as const;
const labelLook = { size, fill: inks.soft, anchor: 'middle' } as const;

/** The middle of a label, moved so that the label is not clipped at an edge. */
function insideOf(middle: number, label: string): number {
  const half = widthOf(label, size) / 2 + 4;
  return Math.max(half, Math.min(middle, pictureWidth - half));
}

function drawTick(y: number, words: string): readonly string[] {
  const line = `<path d="M${margin} ${y}H${pictureWidth - margin}" stroke="${inks.line}"/>`;
  return words === '' ? [line] : [line, drawText(margin, y - 4, words, { size, fill: inks.soft })];
}

function drawBefore(x: number, y: number, width: number, floor: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(floor - y)}" fill="none" stroke="${inks.strong}" stroke-width="1.5" stroke-dasharray="4 3"/>`;
}
