import { scaleBand, scaleLinear } from '@visx/scale';

export interface PictureValue {
  readonly label: string;
  /** The number in words. */
  readonly words: string;
  /** Null: hidden. */
  readonly value: number | null;
  readonly isHatched: boolean;
}

export interface Picture {
  readonly title: string;
  /** Below the title: question and period. */
  readonly lines: readonly string[];
  readonly source: string;
  readonly isTime: boolean;
  readonly values: readonly PictureValue[];
}

export interface DrawnChart {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const width = 960;
const margin = 32;
const rowHeight = 30;
const nameWidth = 260;
const timeHeight = 320;
const stub = 12;
// A file has no theme: these are the light colours of the palette.
const ink = '#2b1232';
const soft = '#69546d';
const teal = '#15807c';
const line = '#e6d9c5';

/** A chart as one SVG that needs nothing else: own colours and fonts of any system. */
export function drawChart({ title, lines, source, isTime, values }: Picture): DrawnChart {
  const head = 52 + lines.length * 24;
  const bodyHeight = isTime ? timeHeight : values.length * rowHeight;
  const height = head + bodyHeight + 56;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6" fill="${teal}"/></pattern></defs>`,
    text(margin, 40, title, { size: 24, weight: 600, fill: ink }),
    ...lines.map((words, index) => text(margin, 66 + index * 24, words, { size: 15, fill: soft })),
    ...(isTime ? drawColumns(values, head) : drawBars(values, head)),
    text(margin, height - 20, source, { size: 13, fill: soft }),
  ];
  const label = escapeText(title);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" font-family="system-ui, sans-serif"><title>${label}</title>${parts.join('')}</svg>`;
  return { svg, width, height };
}

function highestOf(values: readonly PictureValue[]): number {
  return Math.max(1, ...values.map(({ value }) => value ?? 0));
}

function drawBars(values: readonly PictureValue[], top: number): readonly string[] {
  const startX = margin + nameWidth;
  const length = scaleLinear({ domain: [0, highestOf(values)], range: [0, width - startX - margin - 110] });
  return values.flatMap((entry, index) => {
    const y = top + index * rowHeight;
    const barWidth = entry.value === null ? 40 : round(length(entry.value));
    return [
      text(startX - 12, y + 19, entry.label, { size: 14, fill: ink, anchor: 'end' }),
      rect({ x: startX, y: y + 6, width: barWidth, height: 18 }, entry.isHatched),
      text(startX + barWidth + 8, y + 19, entry.words, { size: 14, fill: ink, weight: 600 }),
    ];
  });
}

function drawColumns(values: readonly PictureValue[], top: number): readonly string[] {
  const floor = top + timeHeight - 28;
  const places = values.map((_, index) => String(index));
  const x = scaleBand({ domain: places, range: [margin, width - margin], paddingInner: 0.3 });
  const y = scaleLinear({ domain: [0, highestOf(values)], range: [floor, top + 24], nice: 4 });
  const each = Math.max(1, Math.ceil(96 / (x.step() || 1)));
  const hasWords = x.step() > 44;
  const lines = y.ticks(4).flatMap((value) => {
    const place = round(y(value));
    return [
      `<path d="M${margin} ${place}H${width - margin}" stroke="${line}"/>`,
      ...(hasWords ? [] : [text(margin, place - 4, String(value), { size: 12, fill: soft })]),
    ];
  });
  const columns = values.flatMap((entry, index) => {
    const startX = round(x(String(index)) ?? 0);
    const place = entry.value === null ? floor - stub : round(y(entry.value));
    const middle = round(startX + x.bandwidth() / 2);
    const words = { size: 12, fill: soft, anchor: 'middle' } as const;
    return [
      rect({ x: startX, y: place, width: round(x.bandwidth()), height: round(floor - place) }, entry.isHatched),
      ...(hasWords ? [text(middle, place - 6, entry.words, { ...words, fill: ink, weight: 600 })] : []),
      ...(index % each === 0 ? [text(middle, floor + 20, entry.label, words)] : []),
    ];
  });
  return [...lines, ...columns];
}

interface TextLook {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'end' | 'middle';
}

function text(x: number, y: number, words: string, { size, fill, weight = 400, anchor }: TextLook): string {
  const place = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${place}>${escapeText(words)}</text>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function rect({ x, y, width: boxWidth, height }: Box, isHatched: boolean): string {
  const look = isHatched ? `fill="url(#hatch)" stroke="${teal}"` : `fill="${teal}"`;
  return `<rect x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="3" ${look}/>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
