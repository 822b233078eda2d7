import { recordAudit } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';

/** Of rows that are people each has an audit entry, so that she learns what was done to her; of others the job's is enough. */
export async function auditPeople(
  trx: Db,
  { resource, options }: MountedResource,
  action: string,
  ids: readonly number[],
  { origin }: Writing,
  values: Row = {},
): Promise<void> {
  if (!options.isPersonal) return;
  const after = Object.keys(values).length === 0 ? {} : { after: values };
  for (const rowId of ids) await recordAudit(trx, { origin, action, resource: resource.name, rowId, ...after });
}
