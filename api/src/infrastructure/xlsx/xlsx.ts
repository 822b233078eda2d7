import writeXlsxFile, { type Cell as SheetCell } from 'write-excel-file/node';

import type { Cell } from '../csv/csv';

export type SheetRow = readonly Cell[];

/** Characters of a cell at most, by the format. */
const longestCell = 32_767;

/** Characters that XML does not have. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** One half of a character that has two. */
const halfCharacters = /\p{Surrogate}/gu;

const narrowest = 8;
const widest = 50;

/**
 * A workbook with one sheet: a header that stays in sight, then the rows. A text is never a formula, because its cell has
 * the type of a text.
 */
export async function xlsxFile(columns: readonly string[], rows: readonly SheetRow[]): Promise<Buffer> {
  const head = columns.map((value): SheetCell => ({ value: safeText(value), type: String, fontWeight: 'bold' }));
  const widths = columns.map((name, place) =>
    Math.min(
      Math.max(narrowest, name.length, ...rows.slice(0, 200).map((row) => textOf(row[place]).length)) + 2,
      widest,
    ),
  );
  return writeXlsxFile([head, ...rows.map((row) => row.map(sheetCell))], {
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBuffer();
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return { value: safeText(cell), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  return { value: cell, type: Date };
}

function safeText(text: string): string {
  return text.slice(0, longestCell).replace(notInXml, '').replace(halfCharacters, '\ufffd');
}

function textOf(cell: Cell): string {
  return cell instanceof Date ? '2026-01-01 00:00' : String(cell ?? '');
}
