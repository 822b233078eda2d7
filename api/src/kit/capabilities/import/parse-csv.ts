import { CsvError, parse } from 'csv-parse/sync';

/** Separators of cells, the most common one first. */
const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

/** The first line of some spreadsheets' files: `sep=;` names the separator, and is no heading. */
const separatorLine = /^"?sep=([,;\t|])"?[ ,;\t|]*(?:\r\n|\r|\n)/i;

/**
 * The text of a file and its encoding: the stated one, else UTF-8 or UTF-16 by the byte order mark, else UTF-16 by its
 * zeros, else UTF-8 if the bytes are valid, else the encoding of Windows.
 */
export function decodeText(
  bytes: Buffer,
  statedEncoding?: string,
): { readonly text: string; readonly encoding: string } {
  if (statedEncoding !== undefined) return decodeAs(bytes, statedEncoding);
  const wideEncoding = wideEncodingOf(bytes);
  if (wideEncoding !== null) return decodeAs(bytes, wideEncoding);
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'utf-8' };
  } catch {
    return decodeAs(bytes, isBrokenUtf8(bytes) ? 'utf-8' : 'windows-1252');
  }
}

/**
 * Whether a few bytes of a UTF-8 file are damaged: it has signs of several bytes, which text in the encoding of Windows
 * hardly ever forms.
 */
function isBrokenUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const foreignSigns = text.match(/[^\0-\x7F]/g)?.length ?? 0;
  const faults = text.match(/\uFFFD/g)?.length ?? 0;
  return foreignSigns - faults > faults;
}

/** Most characters of a Latin text have a zero as one of their two bytes. */
function wideEncodingOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zerosFrom = (offset: number): number =>
    start.filter((byte, place) => byte === 0 && place % 2 === offset).length / (start.length / 2);
  if (zerosFrom(1) > 0.5) return 'utf-16le';
  return zerosFrom(0) > 0.5 ? 'utf-16be' : null;
}

function decodeAs(bytes: Buffer, encoding: string): { text: string; encoding: string } {
  return { text: clean(new TextDecoder(encoding).decode(bytes)), encoding };
}

/** The database does not accept NUL. Joined files have byte order marks inside. */
const clean = (text: string): string => text.replace(/[\0\uFEFF]/g, '');

/** The stated separator, else the most frequent one of the headings; quoted text does not count. */
export function guessDelimiter(text: string): Delimiter {
  const statedSign = separatorLine.exec(text)?.[1];
  const line = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: line.split(sign).length }));
  return (
    delimiters.find((sign) => sign === statedSign) ??
    counts.reduce((best, one) => (one.count > best.count ? one : best)).sign
  );
}

/** A quotation mark that a file opens and does not close, or has inside a cell. */
export class CsvFault extends Error {
  /** @param line of the text, from 1, where the faulty row begins */
  constructor(readonly line: number) {
    super(`quotation mark in line ${line}`);
  }
}

/**
 * The lines of a CSV file as cells (RFC 4180, any line end), without lines whose cells are all empty and without a first
 * line that names the separator. Throws `CsvFault`.
 */
export function parseCsv(text: string, delimiter: string, mostRows?: number): string[][] {
  const [separator = ''] = separatorLine.exec(text) ?? [];
  const firstLine = separator === '' ? 1 : 2;
  let lastLine = 0;
  try {
    return parse(text.slice(separator.length).replace(/\r\n?/g, '\n'), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      ...(mostRows === undefined ? {} : { to: mostRows }),
      on_record: (cells: string[], { lines }) => {
        lastLine = lines;
        return cells.every((cell) => cell.trim() === '') ? null : cells;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new CsvFault(lastLine + firstLine);
    throw error;
  }
}
