import { brotliDecompressSync } from 'node:zlib';

import * as z from 'zod/mini';

interface Glyph {
  readonly advance: number;
  readonly outline: string;
}

/** A typeface as outlines. Lengths are in thousandths of the letter size. */
export interface Face {
  readonly ascent: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** Corrections of the distance between two letters. */
  readonly kern: ReadonlyMap<string, number>;
}

const packedSchema = z.object({ ascent: z.number(), glyphs: z.string(), kern: z.string() });

/** Unpacks a typeface. */
export function readFace(packedFace: string): Face {
  const text = brotliDecompressSync(Buffer.from(packedFace, 'base64')).toString();
  const { ascent, glyphs, kern } = packedSchema.parse(JSON.parse(text));
  return {
    ascent,
    glyphs: new Map(
      glyphs.split('|').map((entry) => {
        const letter = String.fromCodePoint(entry.codePointAt(0) ?? 0);
        const advance = /^\d+/.exec(entry.slice(letter.length))?.[0] ?? '0';
        return [letter, { advance: Number(advance), outline: entry.slice(letter.length + advance.length) }];
      }),
    ),
    kern: new Map(kern.split('|').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))])),
  };
}

interface PlacedLetter {
  readonly x: number;
  readonly outline: string;
}

/** Letters in one line. A letter without an outline is replaced by its base letter, or left out (emoji). */
function place(face: Face, text: string): { readonly letters: readonly PlacedLetter[]; readonly width: number } {
  const letters: PlacedLetter[] = [];
  let width = 0;
  let before = '';
  for (const letter of text.normalize('NFC')) {
    const base = letter.normalize('NFD').charAt(0);
    const glyph = face.glyphs.get(letter) ?? face.glyphs.get(base);
    if (glyph === undefined) {
      if (/\s/.test(letter)) width += 240;
      before = '';
      continue;
    }
    width += face.kern.get(before + base) ?? 0;
    letters.push({ x: width, outline: glyph.outline });
    width += glyph.advance;
    before = base;
  }
  return { letters, width };
}

/** Width of a text at a letter size, in pixels. */
export function widthOf(face: Face, text: string, size: number): number {
  return (place(face, text).width * size) / 1000;
}

/** A line of text as paths, so that no font is needed; its baseline starts at (x, y). */
export function textPaths(face: Face, text: string, x: number, y: number, size: number, fill: string): string {
  const scale = size / 1000;
  const paths = place(face, text)
    .letters.filter(({ outline }) => outline !== '')
    .map((letter) => `<path transform="translate(${letter.x})" d="${letter.outline}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/** Distance between two lines as a share of the letter size. */
export const lineHeight = 1.04;

export interface TextBlock {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A text in lines, in the largest size at which it fits its box. At the smallest size the rest is left out. */
export function fitText(
  face: Face,
  text: string,
  { width, sizes, height }: { readonly width: number; readonly sizes: readonly number[]; readonly height: number },
): TextBlock {
  const mostOf = (size: number): number => Math.max(1, Math.floor(height / (size * lineHeight)));
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = breakLines(face, words, width, size);
    if (lines.length <= mostOf(size) && lines.every((line) => widthOf(face, line, size) <= width))
      return { lines, size };
  }
  const size = sizes.at(-1) ?? 40;
  const lineCount = mostOf(size);
  const lines = breakLines(face, words, width, size);
  const visibleLines = lines.slice(0, lineCount).map((line) => truncateLine(face, line, width, size));
  if (lines.length > lineCount)
    visibleLines[lineCount - 1] = truncateLine(face, `${visibleLines[lineCount - 1] ?? ''} …`, width, size);
  return { lines: visibleLines, size };
}

function breakLines(face: Face, words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function truncateLine(face: Face, line: string, width: number, size: number): string {
  if (widthOf(face, line, size) <= width) return line;
  let visiblePart = line.replace(/ …$/, '');
  while (visiblePart !== '' && widthOf(face, `${visiblePart}…`, size) > width) visiblePart = visiblePart.slice(0, -1);
  return `${visiblePart.trimEnd()}…`;
}
