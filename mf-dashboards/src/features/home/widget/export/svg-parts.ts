/** A file has no theme: these are the light colours of the palette. */
export const inks = { ink: '#2b1232', soft: '#69546d', teal: '#15807c', line: '#e6d9c5', strong: '#8b7689' } as const;

/** How a value is filled: plain, of a step that is not finished, or hidden. */
export type Fill = 'plain' | 'running' | 'hidden';

export const patterns = [
  `<pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6" fill="${inks.teal}"/></pattern>`,
  `<pattern id="hidden" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.2" fill="${inks.teal}"/></pattern>`,
].join('');

export interface TextLook {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'end' | 'middle';
  /** A white border keeps words readable above lines. */
  readonly hasBorder?: boolean;
}

export function drawText(x: number, y: number, words: string, look: TextLook): string {
  const { size, fill, weight = 400, anchor, hasBorder = false } = look;
  const place = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  const border = hasBorder ? ' stroke="#ffffff" stroke-width="4" paint-order="stroke"' : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${place}${border}>${escapeText(words)}</text>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawBox({ x, y, width, height }: Box, fill: Fill): string {
  const look = fill === 'plain' ? `fill="${inks.teal}"` : `fill="url(#${fill})" stroke="${inks.teal}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="3" ${look}/>`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
