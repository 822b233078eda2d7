import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { WriteContext } from './write-context';
import type { RowChange, WriteResult } from './row-change';
import { writeRows } from './write-rows';

type ChangedResult = Extract<WriteResult, { readonly state: 'changed' }>;

/** Writes one change. Throws NOT_FOUND for an unknown row. */
export async function writeRow(
  trx: Db,
  mountedResource: MountedResource,
  change: RowChange,
  writing: WriteContext,
): Promise<ChangedResult> {
  const [result] = await writeRows(trx, mountedResource, [change], writing);
  if (result?.state === 'changed') return result;
  if (result?.state === 'unchanged') return { ...result, state: 'changed', version: null, undo: null };
  if (result?.state === 'refused') throw result.error;
  throw new AppError('NOT_FOUND', {
    message: `${mountedResource.resource.name}: ${result?.state ?? 'not written'}`,
  });
}

/** Adds a row from parsed values with stored files. Answers its id. */
export async function addRow(
  trx: Db,
  mountedResource: MountedResource,
  values: Row,
  writing: WriteContext,
): Promise<number> {
  const { id } = await writeRow(trx, mountedResource, { kind: 'add', values }, writing);
  return id;
}

/** Removes a locked row for a user. Returns what the capabilities add to the answer, e.g. the undo. */
export async function removeRow(
  trx: Db,
  mountedResource: MountedResource,
  before: Row,
  writing: WriteContext,
): Promise<Row> {
  const { undo } = await writeRow(trx, mountedResource, { kind: 'remove', id: Number(before['id']) }, writing);
  let answerPart: Row = {};
  for (const { afterRemoval } of writing.deps.capabilities)
    answerPart = { ...answerPart, ...(await afterRemoval?.(trx, mountedResource, before, undo, writing)) };
  return answerPart;
}
