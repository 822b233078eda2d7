import anyAscii from 'any-ascii';
import type { PdfDocument } from 'pdfkit';

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface TextBox {
  readonly font: string;
  /** In points. */
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
}

/** Pictures and their parts; the Latin alphabet has only their names, e.g. `:grinning:`. */
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/u;

/**
 * A text with the letters of the font: others are written in the Latin alphabet, e.g. `Юлия` as `Yuliya`, and emoji are
 * left out.
 */
function readableText(doc: PdfDocument, font: string, text: string): string {
  doc.font(font);
  const isDrawable = (letter: string) => doc._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .map((letter) => (isDrawable(letter) || emoji.test(letter) ? letter : anyAscii(letter)))
    .filter((letter) => isDrawable(letter) || !emoji.test(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The largest size at which the text fits into its room, on one line if possible. A text that is too long for the
 * smallest size ends with an ellipsis.
 */
export function fitText(doc: PdfDocument, text: string, box: TextBox): FittedText {
  const { font, width, largest, smallest, mostLines } = box;
  const readable = readableText(doc, font, text);
  doc.font(font).fontSize(1);
  const widthOf = (line: string) => doc.widthOfString(line);
  // A second line is better than a first one at less than this part of the largest size.
  const sizeOfOne = width / Math.max(widthOf(readable), 0.001);
  if (sizeOfOne >= largest * 0.7 || mostLines === 1) return oneLine(readable, Math.min(sizeOfOne, largest));
  const lines = wrap(readable, mostLines, widthOf, width / smallest);
  const size = Math.min(width / Math.max(...lines.map(widthOf)), largest);
  return size < smallest ? { lines: lines.map((line) => truncate(line, smallest)), size: smallest } : { lines, size };

  function oneLine(line: string, size: number): FittedText {
    return size < smallest ? { lines: [truncate(line, smallest)], size: smallest } : { lines: [line], size };
  }

  function truncate(line: string, size: number): string {
    if (widthOf(line) * size <= width) return line;
    const letters = [...line];
    while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) * size > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }
}

/** Words on lines of about the same width; a word that is wider than a line is divided in its middle. */
function wrap(
  text: string,
  mostLines: number,
  widthOf: (line: string) => number,
  mostWidth: number,
): readonly string[] {
  if (mostLines < 2) return [text];
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  const best = splits.reduce((one, next) => (widest(next) < widest(one) ? next : one), [text]);
  return widest(best) > mostWidth ? halvesOf(text) : best;
}

function halvesOf(text: string): readonly string[] {
  const letters = [...text];
  const middle = Math.ceil(letters.length / 2);
  const [first, second] = [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
  return first.endsWith(' ') || second.startsWith(' ') ? [first.trim(), second.trim()] : [`${first}-`, second];
}
