import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { RowPolicy } from './present';
import type { Row } from '../table/repository';

/**
 * Records an audit entry when a user reads the record of a person. Users who read their own record leave none, except
 * during an impersonation.
 */
export async function auditRead(
  deps: ApiDeps,
  request: FastifyRequest,
  resource: Resource,
  row: Row,
  policy?: RowPolicy,
): Promise<void> {
  const { impersonation, viewer } = request;
  if (impersonation === null && viewer !== null && policy?.(viewer, 'get', row) === true) return;
  const rowId = Number(row['id']);
  await recordAudit(deps.db, { origin: auditOrigin(request), action: 'look', resource: resource.name, rowId });
}
