import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/table-repository';
import { writeRow } from '../../core/write/write-row';
import type { Writing } from '../../core/write/writing';
import { keepRemoval, type RemovalUndo } from './removals';

/** Removes a locked row. Answers the undo for the user, if the resource has one. */
export async function removeRow(
  trx: Db,
  mountedResource: MountedResource,
  before: Row,
  writing: Writing,
): Promise<{ readonly undo?: RemovalUndo }> {
  const { undo } = await writeRow(trx, mountedResource, { kind: 'remove', id: Number(before['id']) }, writing);
  if (!mountedResource.resource.capabilities.undo) return {};
  return { undo: await keepRemoval(trx, mountedResource, before, undo, writing) };
}
