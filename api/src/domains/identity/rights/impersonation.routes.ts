import { AppError } from '@enlace/shared-contract/errors';
import {
  startImpersonationSchema,
  users,
  impersonationCalls,
  impersonationMinutes,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { findUser } from '../users/users.repository';
import { readBearer } from '../auth/bearer';
import { findPersonAsViewer } from '../auth/viewer.repository';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { startImpersonation, endImpersonations, mayImpersonate } from './impersonations.repository';

/** Impersonation: starts with a reason and ends after half an hour at the latest. The audit records start and end. */
export function mountImpersonation(app: FastifyInstance, deps: ApiDeps): void {
  const auth = deps.auth.context;
  serveCall(app, impersonationCalls.start, async (request, reply) => {
    const viewer = request.requireViewer();
    const { user_id: personId, reason } = parseBody(startImpersonationSchema, request);
    const { claims } = await readBearer(auth, request.headers.authorization);
    const person = await findPersonAsViewer(deps.db, personId);
    const user = await findUser(deps.db, personId, readerLocaleOf(request.headers));
    if (person === null || user === undefined || claims === null) throw new AppError('NOT_FOUND');
    if (!mayImpersonate(viewer, person))
      throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not look as ${personId}` });
    const origin = auditOrigin(request);
    const now = deps.clock();
    const impersonation = await deps.db.transaction().execute(async (trx) => {
      const newImpersonation = await startImpersonation(trx, { viewerId: viewer.id, personId, reason, now });
      const after = { view: newImpersonation.id, reason, until: newImpersonation.until };
      await recordAudit(trx, { origin, action: 'viewAs', resource: users.name, rowId: personId, after });
      return newImpersonation;
    });
    const access_token = await auth.accessTokens.issue(
      { ...claims, impersonationId: impersonation.id },
      impersonationMinutes * 60,
    );
    void reply.code(201);
    return { data: { access_token, user, until: impersonation.until.toISOString() } };
  });

  serveCall(app, impersonationCalls.end, async (request) => {
    const { impersonation } = request;
    const viewerId = impersonation?.actor.id ?? request.requireViewer().id;
    const origin = auditOrigin(request);
    await deps.db.transaction().execute(async (trx) => {
      const personIds = await endImpersonations(trx, viewerId, impersonation?.id ?? null, deps.clock());
      for (const rowId of personIds)
        await recordAudit(trx, { origin, action: 'viewAsEnd', resource: users.name, rowId });
    });
    return { data: { ended: true }, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });
}
