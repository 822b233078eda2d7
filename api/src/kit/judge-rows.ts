import { type BulkOperation, mayCall, type Viewer } from '@enlace/shared-contract';

import type { Db } from '../infrastructure/db/database';
import { mayTouch } from './present';
import type { MountedResource } from './resource-options';
import type { Writing } from './writing';

/** Whether somebody may do this to rows as such. Whoever may remove rows may take them back out of the trash. */
export function mayDo(viewer: Viewer, { resource }: MountedResource, operation: BulkOperation): boolean {
  const call = resource.wire[operation === 'restore' ? 'remove' : operation];
  return call !== undefined && mayCall(viewer, call.access);
}

/**
 * The rows that she may do this to, by her roles and permissions and by the rows themselves. A right that hangs on the
 * row does not reach into the trash; what keeps her from a row does.
 */
export async function judgeRows(
  trx: Db,
  mounted: MountedResource,
  operation: BulkOperation,
  ids: readonly number[],
  { viewer, now }: Pick<Writing, 'viewer' | 'now'>,
): Promise<ReadonlySet<number>> {
  if (viewer === null) return new Set();
  const { resource, options } = mounted;
  const isHers = mayDo(viewer, mounted, operation);
  if (options.policy === undefined) return new Set(isHers ? ids : []);
  const isTrash = operation === 'restore' || operation === 'hardRemove';
  if (isTrash && !isHers) return new Set();
  const fields = new Set(['id', ...(options.policyFields ?? Object.keys(resource.entity.shape))]);
  const rows = await options.repository.listByIds(trx, ids, { lang: null, now, viewer }, fields);
  const judged = rows.filter((row) =>
    isTrash
      ? options.policy?.(viewer, 'remove', row) !== 'never'
      : mayTouch(viewer, resource, operation, row, options.policy),
  );
  return new Set(judged.map(({ id }) => Number(id)));
}
