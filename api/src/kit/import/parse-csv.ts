/** Separators of cells, the most common one first. */
const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

/**
 * The text of a file and its encoding: the stated one, else UTF-8 or UTF-16 by the byte order mark, else UTF-8 if the
 * bytes are valid, else the encoding of Windows.
 */
export function decodeText(
  bytes: Buffer,
  statedEncoding?: string,
): { readonly text: string; readonly encoding: string } {
  if (statedEncoding !== undefined) return decodeAs(bytes, statedEncoding);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeAs(bytes, 'utf-16be');
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'utf-8' };
  } catch {
    return decodeAs(bytes, 'windows-1252');
  }
}

function decodeAs(bytes: Buffer, encoding: string): { text: string; encoding: string } {
  return { text: clean(new TextDecoder(encoding).decode(bytes)), encoding };
}

/** The database does not accept NUL. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** The most frequent separator of the headings; quoted text does not count. */
export function guessDelimiter(text: string): Delimiter {
  const line = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The lines of a CSV file as cells (RFC 4180, any line end), without empty lines. */
export function parseCsv(text: string, delimiter: string, mostRows = Infinity): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  const endRow = (): void => {
    if (cells.length > 1 || cells[0] !== '') rows.push(cells);
    cells = [];
  };
  while (at <= text.length && rows.length < mostRows) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end === -1) {
          cell += text.slice(at);
          at = text.length;
          break;
        }
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cell + text.slice(start, at));
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    endRow();
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}
