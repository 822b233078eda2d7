import type { Db } from '../../../infrastructure/db/database';
import { galleryColumns } from './files';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import { columnsOf } from './write-values';
import type { WriteContext } from './write-context';
import type { WrittenRow, RowWrite } from './row-change';
import { updateColumns } from './update-columns';
import { writeRelations } from './write-relations';

/** Edits locked rows: their columns, then their relations. A batch leaves out rows that stay the same. */
export async function editRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: WriteContext,
): Promise<WrittenRow[]> {
  const { table } = mountedResource.options.repository;
  const hasVersion = writes.some(({ before }) => before !== null && 'updated_at' in before);
  const updating = { now: writing.now, hasVersion, skipsEqual: writing.isBatch === true };
  const updates = writes.map((write) => ({ ...heldRow(write), columns: editedColumns(mountedResource, write) }));
  const updatedRows = await updateColumns(trx, table, updates, updating);
  const relations = await writeRelations(trx, mountedResource, writes, writing.locale);
  const touchedRows = writes
    .filter(({ id }) => relations.has(id) && !updatedRows.has(id))
    .map((write) => ({ ...heldRow(write), columns: {} }));
  for (const [id, row] of await updateColumns(trx, table, touchedRows, { ...updating, skipsEqual: false }))
    updatedRows.set(id, row);
  return writes.flatMap((write): WrittenRow[] => {
    const { id } = write;
    const row = updatedRows.get(id);
    const change = relations.get(id);
    // A table without versions needs no update when only relations change.
    if (row === undefined && change === undefined) return [];
    const undo = { columns: row?.was ?? {}, ...(change === undefined ? {} : { relations: change }) };
    const after = row?.after ?? write.before;
    return [{ ...write, after, version: row?.version ?? null, undo, columns: Object.keys(undo.columns) }];
  });
}

/** A row that is about to be updated. */
export function heldRow({ id, before }: RowWrite): { readonly id: number; readonly before: Row } {
  return { id, before: before ?? {} };
}

function editedColumns(mountedResource: MountedResource, { change, values, before }: RowWrite): Row {
  const { resource, options } = mountedResource;
  const { seo, ...columns } = columnsOf(resource, values, before);
  // The column of seo fields is written when a body contains one of them.
  const isOfSeo = Object.keys(values).some((name) => !(name in options.repository.columns));
  return writableColumns(mountedResource, {
    ...columns,
    ...(isOfSeo ? { seo } : {}),
    ...galleryColumns(options.files ?? {}, values, before),
    ...(change.kind === 'edit' ? change.columns : {}),
  });
}

/** The values that have a column, in the form of JSON. An emptied field is null. */
export function writableColumns({ options }: MountedResource, values: Row): Row {
  const { columns } = options.repository;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = columns[name];
      if (kind === undefined || value === undefined) return [];
      return [[name, kind === 'plain' && value === '' ? null : value]];
    }),
  );
}
