import { AppError } from '@enlace/shared-contract/errors';
import { userCalls, users } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { type Account, findAccount } from '../auth/accounts.repository';
import { queueInvitation } from '../auth/queue-invitation';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { endSessions } from '../privacy/end-sessions';
import { requireNotAbove } from './rights';
import { mailAccountLimit } from '../identity-limits';
import { forgotPasswordMail } from '../auth/mails/forgot-password.mail';

const shownCount = 50;

/** The login sessions of a user, a call that ends them, and a mail to choose a password. */
export function mountSignIns(app: FastifyInstance, deps: ApiDeps): void {
  const auth = deps.auth.context;
  /** Changes an account that exists and has no further rights than the viewer, with an audit entry. */
  const change =
    (action: string, work: (trx: Db, account: Account) => Promise<void>) =>
    async (request: FastifyRequest): Promise<object> => {
      const viewer = request.requireViewer();
      const id = pathId(request);
      const account = id === null ? undefined : await findAccount(deps.db, id);
      if (account === undefined) throw new AppError('NOT_FOUND');
      await transact(deps.db, async (trx) => {
        await requireNotAbove(trx, viewer, account.id);
        await work(trx, account);
        await recordAudit(trx, { origin: auditOrigin(request), action, resource: users.name, rowId: account.id });
      });
      return { data: { id: account.id }, message: writeTexts[readerLocaleOf(request.headers)].saved };
    };

  serveCall(
    app,
    userCalls.passwordLink,
    change('passwordLink', async (trx, account) => {
      if (account.isDisabled) throw new AppError('CONFLICT', { message: `user ${account.id} is switched off` });
      await auth.limits.count(mailAccountLimit, `reset ${account.email}`);
      if (account.passwordHash === null) return queueInvitation(auth, trx, account);
      const { pin, link } = await auth.pins.createSecrets(trx, account.id, 'reset');
      const { name, email } = account;
      await queueMail(trx, account, forgotPasswordMail, { name, email, pin, link });
      return undefined;
    }),
  );

  serveCall(
    app,
    userCalls.endSignIns,
    change('endSignIns', (trx, { id }) => endSessions(trx, id, deps.clock())),
  );

  serveCall(app, userCalls.signIns, async (request) => {
    const id = pathId(request);
    if (id === null || (await findAccount(deps.db, id)) === undefined) throw new AppError('NOT_FOUND');
    await recordAudit(deps.db, { origin: auditOrigin(request), action: 'look', resource: users.name, rowId: id });
    const { rows } = await sql<{ provider: string; created_at: Date; expires_at: Date; ended_at: Date | null }>`
      select provider, created_at, expires_at, ended_at from sign_ins where user_id = ${id}
      order by created_at desc limit ${shownCount}`.execute(deps.db);
    const now = deps.clock();
    return {
      data: rows.map(({ provider, created_at, expires_at, ended_at }) => ({
        provider,
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        ended_at: (ended_at ?? (expires_at <= now ? expires_at : null))?.toISOString() ?? null,
      })),
    };
  });
}
