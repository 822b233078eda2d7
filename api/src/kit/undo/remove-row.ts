import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { writeRow } from '../write/write-row';
import type { Writing } from '../writing';
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
