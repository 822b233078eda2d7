import { Readable } from 'node:stream';

export type Cell = string | number | boolean | Date | null | undefined;

/** Cells that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;
const special = /[",;\r\n]|^\s|\s$/;

/** Marks the file as UTF-8, which spreadsheets do not guess. */
const byteOrderMark = '\uFEFF';

/** One line of a CSV file with its end (CRLF). Texts that look like a formula get an apostrophe in front. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const guarded = formula.test(cell) ? `'${cell}` : cell;
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export interface CsvFile {
  readonly columns: readonly string[];
  /** Whether the file is marked as UTF-8 for spreadsheets; it is unless told. */
  readonly bom?: boolean;
  /** Rows in batches; one batch is held at a time. It is ended early when nobody reads any more. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Called once, with the number of rows that were handed out and whether those were all. */
  onEnd?(rows: number, isComplete: boolean): Promise<void>;
}

/**
 * A CSV file as a stream: UTF-8 with byte order mark unless told, CRLF, one chunk per batch. The next batch is asked for only when
 * the reader has taken the last, so memory stays flat whatever the number of rows and the speed of the reader.
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
