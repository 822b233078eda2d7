/** Signs that stand between cells, likeliest first. */
const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

/**
 * The text of a file and its encoding: the one it is said to have, else UTF-8 or UTF-16 as marked, UTF-8 where it is
 * that, else what Windows writes.
 */
export function decodeText(bytes: Buffer, said?: string): { readonly text: string; readonly encoding: string } {
  if (said !== undefined) return decoded(bytes, said);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}

function decoded(bytes: Buffer, encoding: string): { text: string; encoding: string } {
  return { text: clean(new TextDecoder(encoding).decode(bytes)), encoding };
}

/** The database takes no NUL. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** The sign that stands between the headings, outside of quotation marks, most often. */
export function guessDelimiter(text: string): Delimiter {
  const line = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The lines of a CSV file as cells (RFC 4180, any line end). Empty lines are left out. */
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
