import { Readable } from 'node:stream';

export type Cell = string | number | boolean | Date | null | undefined;

/** Cells that a spreadsheet would run as a formula. A phone number such as `+525512345678` is none. */
const formula = /^(?!\+\d[\d ()]*$)[=+\-@\t\r]/;
/** Both usual separators are quoted, because a reader can guess another one than the file has. */
const special = /[",;\r\n]|^\s|\s$/;

/** How the cells of a file are written. */
export interface CsvForm {
  readonly delimiter: string;
  /** Sign before the decimal digits of a number. */
  readonly decimal: '.' | ',';
}

export const plainForm: CsvForm = { delimiter: ',', decimal: '.' };

/** Marks the file as UTF-8, because spreadsheets do not detect it. */
const byteOrderMark = '\uFEFF';

/** One line of a CSV file with its line end (CRLF). Texts that look like a formula get an apostrophe in front. */
export function csvLine(cells: readonly Cell[], { delimiter, decimal }: CsvForm = plainForm): string {
  return `${cells.map((cell) => csvCell(cell, { delimiter, decimal })).join(delimiter)}\r\n`;
}

function csvCell(cell: Cell, { delimiter, decimal }: CsvForm): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell !== 'string') return String(cell);
  const guardedText = formula.test(cell) ? `'${cell}` : cell;
  return special.test(guardedText) || guardedText.includes(delimiter)
    ? `"${guardedText.replaceAll('"', '""')}"`
    : guardedText;
}

export interface CsvFile {
  readonly columns: readonly string[];
  /** Default: commas, and points in numbers. */
  readonly form?: CsvForm;
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

async function* chunksOf({ columns, batches, onEnd, bom = true, form = plainForm }: CsvFile): AsyncGenerator<Buffer> {
  let rows = 0;
  let isComplete = false;
  try {
    yield Buffer.from((bom ? byteOrderMark : '') + csvLine(columns, form));
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      const chunk = Buffer.from(batch.map((cells) => csvLine(cells, form)).join(''));
      rows += batch.length;
      yield chunk;
    }
    isComplete = true;
  } finally {
    await onEnd?.(rows, isComplete);
  }
}
