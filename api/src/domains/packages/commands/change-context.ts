import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { type Change, recordVersioning } from '../versionings/record-versioning';

/** The viewer and the time of a change of features and packages. */
export interface ChangeContext {
  readonly origin: AuditOrigin;
  readonly now: Date;
}

export function changeContext(request: FastifyRequest, now: Date): ChangeContext {
  return { origin: auditOrigin(request), now };
}

/** Writes a change to the versionings and to the audit. */
export async function recordChange(trx: Db, context: ChangeContext, change: Change): Promise<void> {
  await recordVersioning(trx, { ...change, userId: context.origin.actorId, at: context.now });
  await recordAudit(trx, {
    origin: context.origin,
    action: change.action === 'create' ? 'add' : 'edit',
    resource: `${change.subject}s`,
    rowId: change.subjectId,
    before: change.before,
    after: change.after,
  });
}
