import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { writeRow } from '../write/write-row';
import type { Writing } from '../writing';
import { keepRemoval, type RemovalUndo } from './removals';

/** Removes a row, held. Answers how its author can undo that, where the resource has an undo. */
export async function removeRow(
  trx: Db,
  mounted: MountedResource,
  before: Row,
  writing: Writing,
): Promise<{ readonly undo?: RemovalUndo }> {
  const { undo } = await writeRow(trx, mounted, { kind: 'remove', id: Number(before['id']) }, writing);
  if (!mounted.resource.capabilities.undo) return {};
  return { undo: await keepRemoval(trx, mounted, before, undo, writing) };
}
