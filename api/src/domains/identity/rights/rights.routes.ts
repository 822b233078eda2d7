import { AppError } from '@enlace/shared-contract/errors';
import { rightsCalls, savePersonRightsSchema, saveRightsSchema, users } from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { actingOf } from '../users/acting';
import { rightsOfPerson } from './rights-of-person';
import { readMatrix } from './rights.repository';
import { savePersonRights } from './save-person-rights';
import { saveRights } from './save-rights';

/** Rights of roles and of single users. */
export function mountRights(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, rightsCalls.matrix, async (request) => ({
    data: await readMatrix(deps.db, request.requireViewer()),
  }));

  serveCall(app, rightsCalls.saveRights, async (request) => {
    const acting = actingOf(request, deps);
    const grants = await saveRights(acting, parseBody(saveRightsSchema, request));
    const changedCount = grants.given.length + grants.taken.length;
    const data = { ...(await readMatrix(deps.db, acting.viewer)), changed: changedCount, ...grants };
    return { data, message: writeTexts[acting.locale].saved };
  });

  serveCall(app, rightsCalls.rightsOfPerson, async (request) => {
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND');
    const data = await rightsOfPerson(deps.db, request.requireViewer(), id);
    const origin = auditOrigin(request);
    await recordAudit(deps.db, { origin, action: 'look', resource: users.name, rowId: id });
    return { data };
  });

  serveCall(app, rightsCalls.savePersonRights, async (request) => {
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND');
    const acting = actingOf(request, deps);
    const changedRights = await savePersonRights(acting, { id, change: parseBody(savePersonRightsSchema, request) });
    const data = { ...(await rightsOfPerson(deps.db, acting.viewer, id)), changed: changedRights };
    return { data, message: writeTexts[acting.locale].saved };
  });
}
