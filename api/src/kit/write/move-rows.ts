import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { forgetHistory } from '../history/forget-history';
import type { MountedResource } from '../resource-options';
import { freeSlug } from '../slugs';
import type { Row } from '../table-repository';
import { putBack, type Taken, takeAlong, triesTo, whatWent } from '../undo/take-along';
import { writeTexts } from '../write-texts';
import type { Writing } from '../writing';
import { heldRow } from './edit-rows';
import type { MadeRow, RowWrite } from './row-write';
import { type ColumnUpdate, updateColumns, type UpdatedRow } from './update-columns';

/** Moves rows, held, into the trash; where the resource has none, deletes them one by one with what hangs on each. */
export async function removeRows(
  trx: Db,
  mounted: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
): Promise<MadeRow[]> {
  const { resource, options } = mounted;
  if (!resource.isSoftDeleted) {
    const made: MadeRow[] = [];
    for (const write of writes) made.push(await deleteRow(trx, mounted, write, writing));
    return made;
  }
  const columns = { deleted_at: writing.now };
  const updates = writes.map((write) => ({ ...heldRow(write), columns }));
  const updated = await updateColumns(trx, options.repository.table, updates, moving(writes, writing));
  return writes.flatMap((write): MadeRow[] => {
    const row = updated.get(write.id);
    const updatedAt = write.before?.['updated_at'];
    const updated_at = updatedAt instanceof Date ? updatedAt.toISOString() : null;
    return row === undefined ? [] : [moved(write, row, { trashed: true, updated_at })];
  });
}

/** Takes rows, held, out of the trash, or puts rows back that were deleted. */
export async function restoreRows(
  trx: Db,
  mounted: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
): Promise<MadeRow[]> {
  const { table } = mounted.options.repository;
  const made: MadeRow[] = [];
  for (const write of writes) {
    const { change } = write;
    const taken = change.kind === 'restore' ? change.undo?.taken : undefined;
    if (taken !== undefined) made.push(await bringBack(trx, mounted, write, taken, writing));
  }
  const trashed = writes.filter(({ before }) => before !== null);
  const updates = trashed.map((write) => ({ ...heldRow(write), columns: restoredColumns(write.change) }));
  const restore = (some: ColumnUpdate[]) => updateColumns(trx, table, some, moving(trashed, writing));
  const isUndo = trashed.some(({ change }) => change.kind === 'restore' && change.undo !== undefined);
  const updated = isUndo ? await restoreAnyhow(trx, table, trashed, updates, restore) : await restore(updates);
  return [
    ...made,
    ...trashed.flatMap((write): MadeRow[] => {
      const row = updated.get(write.id);
      return row === undefined ? [] : [moved(write, row, { columns: row.was })];
    }),
  ];
}

/** Deletes rows of the trash, held, for good, with what is kept beside them. */
export async function hardRemoveRows(
  trx: Db,
  { resource, options }: MountedResource,
  writes: readonly RowWrite[],
): Promise<MadeRow[]> {
  for (const { id } of writes) await options.repository.erase(trx, id);
  await forgetHistory(
    trx,
    resource.name,
    writes.map(({ id }) => id),
  );
  return writes.map((write) => ({ write, id: write.id, after: null, version: null, undo: null, columns: null }));
}

function moving(writes: readonly RowWrite[], { now }: Writing) {
  const hasVersion = writes.some(({ before }) => before !== null && 'updated_at' in before);
  return { now, hasVersion, skipsEqual: false };
}

function moved(write: RowWrite, { id, after, version }: UpdatedRow, undo: MadeRow['undo']): MadeRow {
  return { write, id, after, version, undo, columns: ['deleted_at'] };
}

function restoredColumns(change: RowWrite['change']): Row {
  const updatedAt = change.kind === 'restore' ? change.undo?.updatedAt : undefined;
  return { deleted_at: null, ...(updatedAt === undefined ? {} : { updated_at: updatedAt }) };
}

/** All at once; where a slug is in use by now, one by one, under another slug. */
async function restoreAnyhow(
  trx: Db,
  table: string,
  writes: readonly RowWrite[],
  updates: readonly ColumnUpdate[],
  restore: (updates: ColumnUpdate[]) => Promise<Map<number, UpdatedRow>>,
): Promise<Map<number, UpdatedRow>> {
  let restored = new Map<number, UpdatedRow>();
  const tryAll = async (): Promise<void> => {
    restored = await restore([...updates]);
  };
  if (await triesTo(trx, tryAll)) return restored;
  restored = new Map();
  for (const update of updates) {
    const slug = writes.find(({ id }) => id === update.id)?.before?.['slug'];
    const tryOne = async (): Promise<void> => {
      for (const [id, row] of await restore([update])) restored.set(id, row);
    };
    if (await triesTo(trx, tryOne)) continue;
    const renamed = typeof slug === 'string' ? { slug: await freeSlug(trx, table, slug) } : {};
    for (const [id, row] of await restore([{ ...update, columns: { ...update.columns, ...renamed } }]))
      restored.set(id, row);
  }
  return restored;
}

async function deleteRow(trx: Db, { options }: MountedResource, write: RowWrite, { now }: Writing): Promise<MadeRow> {
  const { repository } = options;
  const candidates = await takeAlong(trx, repository.table, write.id);
  await repository.remove(trx, write.id, now);
  const taken = await whatWent(trx, candidates);
  return { write, id: write.id, after: null, version: null, undo: { taken }, columns: null };
}

/** Puts a deleted row back with what went along. CONFLICT where something else has taken its place. */
async function bringBack(
  trx: Db,
  { options }: MountedResource,
  write: RowWrite,
  taken: Taken,
  { locale }: Writing,
): Promise<MadeRow> {
  const { repository } = options;
  const given = await withFreeSlug(trx, repository.table, taken);
  if (!(await triesTo(trx, () => putBack(trx, given))))
    throw new AppError('CONFLICT', { message: 'place is taken', userMessage: writeTexts[locale].placeTaken });
  const [row] = await repository.hold(trx, [write.id], 'any');
  const { rows } = await sql<{ version: string | null }>`select to_jsonb(t) ->> 'updated_at' as version
    from ${sql.table(repository.table)} t where t.id = ${write.id}`.execute(trx);
  return { write, id: write.id, after: row ?? null, version: rows[0]?.version ?? null, undo: null, columns: null };
}

async function withFreeSlug(trx: Db, table: string, { deleted, emptied }: Taken): Promise<Taken> {
  const [first, ...others] = deleted;
  const [row] = first?.rows ?? [];
  const slug = row?.['slug'];
  if (first === undefined || row === undefined || typeof slug !== 'string') return { deleted, emptied };
  const { rows } = await sql`select 1 from ${sql.table(table)} where slug = ${slug}`.execute(trx);
  if (rows.length === 0) return { deleted, emptied };
  const renamed = { ...row, slug: await freeSlug(trx, table, slug) };
  return { deleted: [{ table: first.table, rows: [renamed] }, ...others], emptied };
}
