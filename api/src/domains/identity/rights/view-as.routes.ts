import {
  AppError,
  startImpersonationSchema,
  users,
  impersonationCalls,
  impersonationMinutes,
} from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { findUser } from '../users/users.repository';
import type { AuthContext } from '../auth/auth-context';
import { readBearer } from '../auth/bearer';
import { findPersonAsViewer } from '../auth/viewer.repository';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/parse';
import { serveCall } from '../../../kit/serve-call';
import { writeTexts } from '../../../kit/write-texts';
import { beginView, endViews, mayViewAs } from './views.repository';

/** Looking as somebody else: begun with a reason, over after half an hour at the latest, both in the audit. */
export function mountViewAs(app: FastifyInstance, deps: ApiDeps, auth: AuthContext): void {
  serveCall(app, impersonationCalls.start, async (request, reply) => {
    const viewer = request.requireViewer();
    const { user_id: personId, reason } = parseBody(startImpersonationSchema, request);
    const { claims } = await readBearer(auth, request.headers.authorization);
    const person = await findPersonAsViewer(deps.db, personId);
    const user = await findUser(deps.db, personId, localeOf(request.headers));
    if (person === null || user === undefined || claims === null) throw new AppError('NOT_FOUND');
    if (!mayViewAs(viewer, person))
      throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not look as ${personId}` });
    const origin = auditOrigin(request);
    const now = deps.clock();
    const view = await deps.db.transaction().execute(async (trx) => {
      const begun = await beginView(trx, { viewerId: viewer.id, personId, reason, now });
      const after = { view: begun.id, reason, until: begun.until };
      await recordAudit(trx, { origin, action: 'viewAs', resource: users.name, rowId: personId, after });
      return begun;
    });
    const access_token = await auth.accessTokens.issue({ ...claims, viewAs: view.id }, impersonationMinutes * 60);
    void reply.code(201);
    return { data: { access_token, user, until: view.until.toISOString() } };
  });

  serveCall(app, impersonationCalls.end, async (request) => {
    const { view } = request;
    const viewerId = view?.actor.id ?? request.requireViewer().id;
    const origin = auditOrigin(request);
    await deps.db.transaction().execute(async (trx) => {
      const ended = await endViews(trx, viewerId, view?.id ?? null, deps.clock());
      for (const rowId of ended) await recordAudit(trx, { origin, action: 'viewAsEnd', resource: users.name, rowId });
    });
    return { data: { ended: true }, message: writeTexts[localeOf(request.headers)].saved };
  });
}
