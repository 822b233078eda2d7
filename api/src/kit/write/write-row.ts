import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import type { RowChange, WrittenRow } from './row-change';
import { writeRows } from './write-rows';

type ChangedRow = Extract<WrittenRow, { readonly state: 'changed' }>;

/** Writes one change. Throws NOT_FOUND where there is no such row. */
export async function writeRow(
  trx: Db,
  mounted: MountedResource,
  change: RowChange,
  writing: Writing,
): Promise<ChangedRow> {
  const [written] = await writeRows(trx, mounted, [change], writing);
  if (written?.state === 'changed') return written;
  if (written?.state === 'unchanged') return { ...written, state: 'changed', version: null, undo: null };
  if (written?.state === 'refused') throw written.error;
  throw new AppError('NOT_FOUND', { message: `${mounted.resource.name}: ${written?.state ?? 'not written'}` });
}

/** Adds a row from checked values, files stored. Answers its id. */
export async function addRow(trx: Db, mounted: MountedResource, values: Row, writing: Writing): Promise<number> {
  const { id } = await writeRow(trx, mounted, { kind: 'add', values }, writing);
  return id;
}
