import { scaleLinear } from '@visx/scale';

import { type DrawnPart, highestOf, margin, type Picture, pictureWidth } from './picture';
import { drawBox, drawText, inks, round } from './svg-parts';
import { widthOf, wrapText } from './wrap-text';

const nameWidth = 260;
const rowHeight = 30;
const lineHeight = 18;
const size = 14;
/** Width of the bar of a hidden value, in pixels. */
const stub = 40;

/** Bars below each other, with name and number; the number of the comparison is a line over the bar. */
export function drawBars({ values }: Picture, top: number): DrawnPart {
  const startX = margin + nameWidth;
  const wordsWidth = Math.max(0, ...values.map(({ words }) => widthOf(words, size) * 1.1)) + 12;
  const length = scaleLinear({
    domain: [0, highestOf(values)],
    range: [0, pictureWidth - startX - margin - wordsWidth],
  });
  let height = 0;
  const parts = values.flatMap(({ label, words, value, before, fill }) => {
    const names = wrapText(label, size, nameWidth - 12);
    const y = top + height;
    height += Math.max(rowHeight, names.length * lineHeight + 12);
    const barWidth = value === null ? stub : length(value);
    const beforeX = before === null ? 0 : length(before);
    return [
      ...names.map((name, line) =>
        drawText(startX - 12, y + 19 + line * lineHeight, name, { size, fill: inks.ink, anchor: 'end' }),
      ),
      drawBox({ x: startX, y: y + 6, width: barWidth, height: 18 }, fill),
      ...(before === null ? [] : [drawBefore(round(startX + beforeX), y + 4)]),
      drawText(startX + Math.max(barWidth, beforeX) + 8, y + 19, words, { size, fill: inks.ink, weight: 600 }),
    ];
  });
  return { parts, height };
}

/** A dashed line with a white border: it is visible over a bar and beside it. */
function drawBefore(x: number, y: number): string {
  const path = `d="M${x} ${y}v22"`;
  return `<path ${path} stroke="#ffffff" stroke-width="6"/><path ${path} stroke="${inks.ink}" stroke-width="2" stroke-dasharray="3 2"/>`;
}
