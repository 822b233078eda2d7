import { type Import, type ImportRow, importSchema } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import { importFields, importKeys } from './import-fields';
import type { Line, Plan } from './plan-rows';

/** An import as stored in the database. */
export interface ImportState {
  readonly id: number;
  readonly resource: string;
  readonly owner_id: number;
  readonly state: Import['state'];
  readonly file_name: string;
  readonly content: string;
  readonly columns: readonly string[];
  readonly mapping: Readonly<Record<string, number>>;
  readonly key: string;
  readonly delimiter: string;
  readonly encoding: string;
  /** Time zone of local times in the file. */
  readonly time_zone: string;
  readonly rows_count: number;
  readonly job_id: number | null;
  /** State of its job. */
  readonly job_state: string | null;
  readonly created_at: Date;
}

export type NewImport = Pick<
  ImportState,
  | 'resource'
  | 'owner_id'
  | 'file_name'
  | 'content'
  | 'columns'
  | 'mapping'
  | 'delimiter'
  | 'encoding'
  | 'time_zone'
  | 'key'
>;

export async function addImport(
  trx: Db,
  newImport: NewImport,
  rows: readonly (readonly string[])[],
  now: Date,
): Promise<number> {
  const { rows: addedRows } = await sql<{ id: number }>`insert into imports
      (resource, owner_id, file_name, content, columns, mapping, delimiter, encoding, time_zone, key, rows_count, created_at, updated_at)
    values (${newImport.resource}, ${newImport.owner_id}, ${newImport.file_name}, ${newImport.content}, ${JSON.stringify(newImport.columns)},
      ${JSON.stringify(newImport.mapping)}, ${newImport.delimiter}, ${newImport.encoding}, ${newImport.time_zone}, ${newImport.key}, ${rows.length}, ${now}, ${now})
    returning id`.execute(trx);
  const id = addedRows[0]?.id;
  if (id === undefined) throw new Error('no import came back');
  await replaceLines(trx, id, rows);
  return id;
}

/** Stores the lines of the file with numbers from 1. */
export async function replaceLines(trx: Db, id: number, rows: readonly (readonly string[])[]): Promise<void> {
  await sql`delete from import_rows where import_id = ${id}`.execute(trx);
  const size = 2000;
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    await sql`insert into import_rows (import_id, row, cells)
      select ${id}::bigint, ${start}::int + e.place, e.cells
      from jsonb_array_elements(${JSON.stringify(part)}::jsonb) with ordinality as e(cells, place)`.execute(trx);
  }
}

/** An import of this user; NOT_FOUND for imports of other users. */
export async function findImport(db: Db, id: number | null, ownerId: number): Promise<ImportState> {
  const { rows } = await sql<ImportState>`select i.*, j.state as job_state from imports i
    left join bulk_jobs j on j.id = i.job_id where i.id = ${id} and i.owner_id = ${ownerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The lines after a number, in their order. */
export async function readLines(db: Db, id: number, after: number, limit: number): Promise<Line[]> {
  const { rows } = await sql<Line>`select row, cells from import_rows where import_id = ${id} and row > ${after}
    order by row limit ${limit}`.execute(db);
  return rows;
}

/** The lines with these numbers, in their order. */
export async function readLinesAt(db: Db, id: number, numbers: readonly number[]): Promise<Line[]> {
  const { rows } = await sql<Line>`select row, cells from import_rows
    where import_id = ${id} and row = any(${numbers}::int[]) order by row`.execute(db);
  return rows;
}

/** Stores the plans or the results of lines. */
export async function notePlans(
  trx: Db,
  id: number,
  plans: readonly Pick<Plan, 'row' | 'action' | 'errors' | 'id'>[],
): Promise<void> {
  const notes = plans.map(({ row, action, errors, id: rowId }) => ({ row, action, errors, row_id: rowId }));
  await sql`update import_rows as r set action = e.action, errors = e.errors, row_id = e.row_id
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as e(row int, action text, errors jsonb, row_id bigint)
    where r.import_id = ${id} and r.row = e.row`.execute(trx);
}

/** Deletes the contents of lines that have run; the counts of the import stay. */
export async function emptyLines(trx: Db, id: number, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update import_rows set cells = '[]' where import_id = ${id} and row in (${sql.join(rows)})`.execute(trx);
}

export async function countActions(db: Db, id: number): Promise<Record<ImportRow['action'], number>> {
  const { rows } = await sql<{ action: ImportRow['action']; count: number }>`select action, count(*) as count
    from import_rows where import_id = ${id} and action is not null group by action`.execute(db);
  const counts = { create: 0, update: 0, skip: 0, fail: 0 };
  for (const { action, count } of rows) counts[action] = count;
  return counts;
}

/** A page of the lines that failed. */
export async function failedLines(
  db: Db,
  { id, mapping }: ImportState,
  page: number,
  perPage: number,
): Promise<ImportRow[]> {
  const { rows } = await sql<Line & { errors: Record<string, string[]> }>`select row, cells, errors from import_rows
    where import_id = ${id} and action = 'fail' order by row limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return rows.map(({ row, cells, errors }) => ({ row, values: valuesOf(cells, mapping), action: 'fail', errors }));
}

function valuesOf(cells: readonly string[], mapping: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, cells[column] ?? '']));
}

/** An import in the form of the contract. */
export async function presentImport(db: Db, state: ImportState, mountedResource: MountedResource): Promise<Import> {
  const lines = await readLines(db, state.id, 0, 50);
  const { job_state } = state;
  const isWaiting = job_state === 'queued' || job_state === 'running';
  return importSchema.parse({
    ...state,
    state: job_state === null ? state.state : isWaiting ? 'running' : job_state,
    rows: lines.map(({ cells }) => cells),
    fields: importFields(mountedResource).map(({ field, kind, isRequired, values, target }) => ({
      field,
      kind,
      is_required: isRequired,
      ...(values === undefined ? {} : { values }),
      ...(target === undefined ? {} : { target }),
    })),
    keys: importKeys(mountedResource),
    created_at: state.created_at.toISOString(),
  });
}
