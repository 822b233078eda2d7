import { AppError } from '@enlace/shared-contract/errors';
import { removeUserFactorsSchema, secondFactorCalls, users } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { type Account, findAccount } from '../auth/accounts.repository';
import { requireNotAbove } from '../users/rights';
import { readFactors, removeAllFactors } from './factors.repository';
import { factorsRemovedByTeamMail } from './mails/factors-removed-by-team.mail';

/** The second factors of another user, for a user who has lost them. */
export function mountUserFactors(app: FastifyInstance, deps: ApiDeps): void {
  const { secondFactor } = deps.auth.context;
  const accountOf = async (request: FastifyRequest): Promise<Account> => {
    const id = pathId(request);
    const account = id === null ? undefined : await findAccount(deps.db, id);
    if (account === undefined) throw new AppError('NOT_FOUND');
    return account;
  };

  serveCall(app, secondFactorCalls.userFactors, async (request) => {
    const { id } = await accountOf(request);
    await recordAudit(deps.db, { origin: auditOrigin(request), action: 'look', resource: users.name, rowId: id });
    return { data: await readFactors(deps.db, secondFactor, id) };
  });

  serveCall(app, secondFactorCalls.removeUserFactors, async (request) => {
    const viewer = request.requireViewer();
    const account = await accountOf(request);
    const { reason } = parseBody(removeUserFactorsSchema, request);
    // The own factors need a proof of identity, which this call does not ask for.
    if (viewer.id === account.id) throw new AppError('CONFLICT', { message: 'own factors are removed on /my/account' });
    await transact(deps.db, async (trx) => {
      await requireNotAbove(trx, viewer, account.id);
      if ((await removeAllFactors(trx, account.id)) === 0) throw new AppError('CONFLICT', { message: 'no factor' });
      const values = { name: account.name, reason };
      await queueMail(trx, account, factorsRemovedByTeamMail, values);
      await recordAudit(trx, {
        origin: auditOrigin(request),
        action: 'removeFactors',
        resource: users.name,
        rowId: account.id,
        after: { reason },
      });
    });
    return { data: { id: account.id }, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });
}
