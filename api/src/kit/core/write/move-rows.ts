import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { forgetRows } from '../module/capability';
import type { MountedResource } from '../table/resource-options';
import { freeSlug } from './slugs';
import type { Row } from '../table/repository';
import { insertRemovedRows, type Taken, findCascade, tryWork, findRemovedRows } from './find-cascade';
import { writeTexts } from './write-texts';
import type { WriteContext } from './write-context';
import { heldRow } from './edit-rows';
import type { WrittenRow, RowWrite } from './row-change';
import { type ColumnUpdate, updateColumns, type UpdatedRow } from './update-columns';

/** Moves locked rows into the trash. Without a trash, deletes them one by one together with their dependents. */
export async function removeRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: WriteContext,
): Promise<WrittenRow[]> {
  const { resource, options } = mountedResource;
  if (!resource.isSoftDeleted) {
    const writtenRows: WrittenRow[] = [];
    for (const write of writes) writtenRows.push(await deleteRow(trx, mountedResource, write, writing));
    return writtenRows;
  }
  const columns = { deleted_at: writing.now };
  const updates = writes.map((write) => ({ ...heldRow(write), columns }));
  const updatedRows = await updateColumns(trx, options.repository.table, updates, moving(writes, writing));
  return writes.flatMap((write): WrittenRow[] => {
    const row = updatedRows.get(write.id);
    const updatedAt = write.before?.['updated_at'];
    const updated_at = updatedAt instanceof Date ? updatedAt.toISOString() : null;
    return row === undefined ? [] : [describeMove(write, row, { trashed: true, updated_at })];
  });
}

/** Restores locked rows from the trash, or inserts deleted rows again. */
export async function restoreRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: WriteContext,
): Promise<WrittenRow[]> {
  const { table } = mountedResource.options.repository;
  const writtenRows: WrittenRow[] = [];
  for (const write of writes) {
    const { change } = write;
    const takenRows = change.kind === 'restore' ? change.undo?.taken : undefined;
    if (takenRows !== undefined) writtenRows.push(await bringBack(trx, mountedResource, write, takenRows, writing));
  }
  const trashedWrites = writes.filter(({ before }) => before !== null);
  const updates = trashedWrites.map((write) => ({ ...heldRow(write), columns: restoredColumns(write.change) }));
  const restore = (some: ColumnUpdate[]) => updateColumns(trx, table, some, moving(trashedWrites, writing));
  const isUndo = trashedWrites.some(({ change }) => change.kind === 'restore' && change.undo !== undefined);
  const updatedRows = isUndo
    ? await restoreAnyhow(trx, table, trashedWrites, updates, restore)
    : await restore(updates);
  return [
    ...writtenRows,
    ...trashedWrites.flatMap((write): WrittenRow[] => {
      const row = updatedRows.get(write.id);
      return row === undefined ? [] : [describeMove(write, row, { columns: row.was })];
    }),
  ];
}

/** Deletes locked rows of the trash for good, with all data that is stored beside them. */
export async function hardRemoveRows(
  trx: Db,
  { resource, options }: MountedResource,
  writes: readonly RowWrite[],
  { deps }: WriteContext,
): Promise<WrittenRow[]> {
  for (const { id } of writes) await options.repository.erase(trx, id);
  await forgetRows(
    trx,
    deps,
    resource.name,
    writes.map(({ id }) => id),
  );
  return writes.map((write) => ({ ...write, after: null, version: null, undo: null, columns: null }));
}

function moving(writes: readonly RowWrite[], { now }: WriteContext) {
  const hasVersion = writes.some(({ before }) => before !== null && 'updated_at' in before);
  return { now, hasVersion, skipsEqual: false };
}

function describeMove(write: RowWrite, { after, version }: UpdatedRow, undo: WrittenRow['undo']): WrittenRow {
  return { ...write, after, version, undo, columns: ['deleted_at'] };
}

function restoredColumns(change: RowWrite['change']): Row {
  const updatedAt = change.kind === 'restore' ? change.undo?.updatedAt : undefined;
  return { deleted_at: null, ...(updatedAt === undefined ? {} : { updated_at: updatedAt }) };
}

/** Restores all rows together. If a slug is in use, restores them one by one, with a free slug where necessary. */
async function restoreAnyhow(
  trx: Db,
  table: string,
  writes: readonly RowWrite[],
  updates: readonly ColumnUpdate[],
  restore: (updates: ColumnUpdate[]) => Promise<Map<number, UpdatedRow>>,
): Promise<Map<number, UpdatedRow>> {
  let restoredRows = new Map<number, UpdatedRow>();
  const tryAll = async (): Promise<void> => {
    restoredRows = await restore([...updates]);
  };
  if (await tryWork(trx, tryAll)) return restoredRows;
  restoredRows = new Map();
  for (const update of updates) {
    const slug = writes.find(({ id }) => id === update.id)?.before?.['slug'];
    const tryOne = async (): Promise<void> => {
      for (const [id, row] of await restore([update])) restoredRows.set(id, row);
    };
    if (await tryWork(trx, tryOne)) continue;
    const renamedColumns = typeof slug === 'string' ? { slug: await freeSlug(trx, table, slug) } : {};
    for (const [id, row] of await restore([{ ...update, columns: { ...update.columns, ...renamedColumns } }]))
      restoredRows.set(id, row);
  }
  return restoredRows;
}

async function deleteRow(
  trx: Db,
  { options }: MountedResource,
  write: RowWrite,
  { now }: WriteContext,
): Promise<WrittenRow> {
  const { repository } = options;
  const candidates = await findCascade(trx, repository.table, write.id);
  await repository.remove(trx, write.id, now);
  const takenRows = await findRemovedRows(trx, candidates);
  return { ...write, after: null, version: null, undo: { taken: takenRows }, columns: null };
}

/** Inserts a deleted row again with its dependents. CONFLICT when another row has taken its place. */
async function bringBack(
  trx: Db,
  { options }: MountedResource,
  write: RowWrite,
  takenRows: Taken,
  { locale }: WriteContext,
): Promise<WrittenRow> {
  const { repository } = options;
  const returnedRows = await withFreeSlug(trx, repository.table, takenRows);
  if (!(await tryWork(trx, () => insertRemovedRows(trx, returnedRows))))
    throw new AppError('CONFLICT', { message: 'place is taken', userMessage: writeTexts[locale].placeTaken });
  const [row] = await repository.hold(trx, [write.id], 'any');
  const { rows } = await sql<{ version: string | null }>`select to_jsonb(t) ->> 'updated_at' as version
    from ${sql.table(repository.table)} t where t.id = ${write.id}`.execute(trx);
  return { ...write, after: row ?? null, version: rows[0]?.version ?? null, undo: null, columns: null };
}

async function withFreeSlug(
  trx: Db,
  table: string,
  { deleted: deletedRows, emptied: emptiedRows }: Taken,
): Promise<Taken> {
  const [first, ...others] = deletedRows;
  const [row] = first?.rows ?? [];
  const slug = row?.['slug'];
  if (first === undefined || row === undefined || typeof slug !== 'string')
    return { deleted: deletedRows, emptied: emptiedRows };
  const { rows } = await sql`select 1 from ${sql.table(table)} where slug = ${slug}`.execute(trx);
  if (rows.length === 0) return { deleted: deletedRows, emptied: emptiedRows };
  const renamedRow = { ...row, slug: await freeSlug(trx, table, slug) };
  return { deleted: [{ table: first.table, rows: [renamedRow] }, ...others], emptied: emptiedRows };
}
