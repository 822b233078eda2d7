import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { BulkOperation } from '@enlace/shared-contract/admin';

import type { Db } from '../../../infrastructure/db/database';
import { mayTouch } from '../read/present';
import type { MountedResource } from '../table/resource-options';
import type { WriteContext } from '../write/write-context';

/**
 * Whether the viewer may do this to every row of the resource. The right to remove rows includes the right to restore
 * them.
 */
export function mayDo(viewer: Viewer, { resource }: MountedResource, operation: BulkOperation): boolean {
  const call = resource.wire[operation === 'restore' ? 'remove' : operation];
  return call !== undefined && mayCall(viewer, call.access);
}

/**
 * The rows that the viewer may change in this way, by roles, permissions and the policy. In the trash, a policy can
 * refuse a row but cannot allow one.
 */
export async function filterByPolicy(
  trx: Db,
  mountedResource: MountedResource,
  operation: BulkOperation,
  ids: readonly number[],
  { viewer, now }: Pick<WriteContext, 'viewer' | 'now'>,
): Promise<ReadonlySet<number>> {
  if (viewer === null) return new Set();
  const { resource, options } = mountedResource;
  const hasRight = mayDo(viewer, mountedResource, operation);
  if (options.policy === undefined) return new Set(hasRight ? ids : []);
  const isTrash = operation === 'restore' || operation === 'hardRemove';
  if (isTrash && !hasRight) return new Set();
  const fields = new Set(['id', ...(options.policyFields ?? Object.keys(resource.entity.shape))]);
  const rows = await options.repository.listByIds(trx, ids, { lang: null, now, viewer }, fields);
  const allowedRows = rows.filter((row) =>
    isTrash
      ? options.policy?.(viewer, 'remove', row) !== 'never'
      : mayTouch(viewer, resource, operation, row, options.policy),
  );
  return new Set(allowedRows.map(({ id }) => Number(id)));
}
