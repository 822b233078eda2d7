import { Readable } from 'node:stream';

export type Cell = string | number | boolean | Date | null | undefined;

/** Cells that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;
const special = /[",;\r\n]|^\s|\s$/;

/** Marks the file as UTF-8, because spreadsheets do not detect it. */
const byteOrderMark = '\uFEFF';

/** One line of a CSV file with its line end (CRLF). Texts that look like a formula get an apostrophe in front. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const guardedText = formula.test(cell) ? `'${cell}` : cell;
  return special.test(guardedText) ? `"${guardedText.replaceAll('"', '""')}"` : guardedText;
}

export interface CsvFile {
  readonly columns: readonly string[];
  /** Whether the file has a byte order mark for spreadsheets; default true. */
  readonly bom?: boolean;
  /** Rows in batches; memory contains one batch at a time. The iteration ends early when the reader disconnects. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Called once, with the number of sent rows and whether the file is complete. */
  onEnd?(rows: number, isComplete: boolean): Promise<void>;
}

/**
 * A CSV file as a stream: UTF-8, CRLF, one chunk per batch. The next batch is read only after the reader has taken
 * the previous one, so memory stays flat for any number of rows and any speed of the reader.
 */
export function csvStream(file: CsvFile): Readable {
  return Readable.from(chunksOf(file), { objectMode: false, highWaterMark: 64 * 1024 });
}

async function* chunksOf({ columns, batches, onEnd, bom = true }: CsvFile): AsyncGenerator<Buffer> {
  let rows = 0;
  let isComplete = false;
  try {
    yield Buffer.from((bom ? byteOrderMark : '') + csvLine(columns));
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      const chunk = Buffer.from(batch.map(csvLine).join(''));
      rows += batch.length;
      yield chunk;
    }
    isComplete = true;
  } finally {
    await onEnd?.(rows, isComplete);
  }
}
