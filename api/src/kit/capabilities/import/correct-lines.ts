import type { importCorrectionSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { type ImportState, notePlans, readLines } from './imports.repository';
import type { Line, Plan } from './plan-rows';

type Correction = z.infer<typeof importCorrectionSchema>;

/**
 * Stores corrected cells and the new plans of their lines. `everywhere`: also in every faulty line with the same old
 * texts. Returns no plans when the line does not exist.
 */
export async function correctLines(
  trx: Db,
  { id, columns, mapping }: ImportState,
  { row, values, everywhere = false }: Correction,
  plan: (lines: readonly Line[]) => Promise<readonly Plan[]>,
): Promise<readonly Plan[]> {
  const [line] = await readLines(trx, id, row - 1, 1);
  if (line?.row !== row) return [];
  const cellsOf = ({ cells }: Line): string[] => columns.map((_, column) => cells[column] ?? '');
  const oldCells = cellsOf(line);
  const changedFields = Object.entries(values).flatMap(([field, value]) => {
    const column = mapping[field];
    return column === undefined || oldCells[column] === value
      ? []
      : [{ column, value, oldText: oldCells[column] ?? '' }];
  });
  const otherLines = everywhere && changedFields.length > 0 ? await faultyLines(trx, id, row, changedFields) : [];
  const correctedLines = [line, ...otherLines].map((oldLine) => {
    const cells = cellsOf(oldLine);
    for (const { column, value } of changedFields) cells[column] = value;
    return { row: oldLine.row, cells };
  });
  await sql`update import_rows as r set cells = e.cells
    from jsonb_to_recordset(${JSON.stringify(correctedLines)}::jsonb) as e(row int, cells jsonb)
    where r.import_id = ${id} and r.row = e.row`.execute(trx);
  const plans = await plan(correctedLines);
  await notePlans(trx, id, plans);
  return plans;
}

/** The other faulty lines that have all of these texts. */
async function faultyLines(
  trx: Db,
  id: number,
  row: number,
  texts: readonly { readonly column: number; readonly oldText: string }[],
): Promise<readonly Line[]> {
  const isSame = texts.map(({ column, oldText }) => sql`coalesce(cells ->> ${sql.lit(column)}, '') = ${oldText}`);
  const { rows } = await sql<Line>`select row, cells from import_rows
    where import_id = ${id} and row <> ${row} and action = 'fail' and ${sql.join(isSame, sql` and `)} order by row`.execute(
    trx,
  );
  return rows;
}
