import { AppError } from '@enlace/shared-contract/errors';
import { proveSchema, userCalls } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { findAccount } from '../auth/accounts.repository';
import { freshProofMinutes } from '../auth/lifetimes';
import { countPasswordTry, forgivePasswordTry } from '../auth/password-tries';
import { verifyPassword } from '../auth/passwords';
import { refuse } from './refuse';
import { mailAccountLimit, pinAddressLimit, provePinAccountLimit } from '../identity-limits';
import { identityPinMail } from '../auth/mails/identity-pin.mail';

/** The viewer's own login sessions: a list, the calls that end them, and the proof of identity within one. */
export function mountOwnSignIns(app: FastifyInstance, deps: ApiDeps): void {
  const auth = deps.auth.context;
  const activeSignIns = (userId: number) =>
    deps.db
      .selectFrom('sign_ins')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', deps.clock());

  serveCall(app, userCalls.ownSignIns, async (request) => {
    const rows = await activeSignIns(request.requireViewer().id)
      .select(['id', 'provider', 'browser', 'system', 'created_at', 'expires_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return {
      data: rows.map(({ id, provider, browser, system, created_at, expires_at }) => ({
        id,
        provider,
        browser,
        system,
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        is_current: id === request.signInId,
      })),
    };
  });

  serveCall(app, userCalls.endOwnSignIn, async (request) => {
    const id = signInIdOf(request);
    const row = await activeSignIns(request.requireViewer().id).select('id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND');
    await auth.signIns.end(id, 'ended-by-user');
    return { data: { id }, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });

  serveCall(app, userCalls.endOtherSignIns, async (request) => {
    const rows = await activeSignIns(request.requireViewer().id).select('id').execute();
    const ids = rows.map(({ id }) => id).filter((id) => id !== request.signInId);
    for (const id of ids) await auth.signIns.end(id, 'ended-by-user');
    return { data: { ended: ids.length }, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });

  serveCall(app, userCalls.prove, async (request, reply) => {
    const { password = '', pin } = parseBody(proveSchema, request);
    const account = await findAccount(deps.db, request.requireViewer().id);
    if (account === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
    if (password === '' && pin === undefined) {
      await auth.limits.count(mailAccountLimit, `proof ${account.email}`);
      await transact(deps.db, async (trx) => {
        const mailedPin = await auth.pins.create(trx, account.id, 'proof');
        await queueMail(trx, account, identityPinMail, { name: account.name, pin: mailedPin });
      });
      return reply.code(202).send({ data: { status: 'pin_sent', valid_until: null } });
    }
    if (pin !== undefined) {
      await auth.limits.count(pinAddressLimit, request.ip);
      await auth.limits.count(provePinAccountLimit, `proof ${account.id}`);
      if (!(await transact(deps.db, (trx) => auth.pins.redeem(trx, account.id, 'proof', pin))))
        throw new AppError('INVALID_PIN');
    } else {
      const attempt = { email: account.email, ip: request.ip, device: request.signInId };
      await countPasswordTry(auth.limits, attempt);
      if (!(await verifyPassword(account.passwordHash, password)))
        throw refuse('password', 'wrongPassword', readerLocaleOf(request.headers));
      await forgivePasswordTry(auth.limits, attempt);
    }
    const now = deps.clock();
    await deps.db
      .updateTable('sign_ins')
      .set({ proved_at: now })
      .where('id', '=', request.signInId ?? '')
      .where('user_id', '=', account.id)
      .execute();
    const validUntil = new Date(now.getTime() + freshProofMinutes * 60_000);
    return { data: { status: 'proved', valid_until: validUntil.toISOString() } };
  });
}

/** Throws NOT_FOUND for an id that no login session can have. */
function signInIdOf(request: FastifyRequest): string {
  const { id } = z.object({ id: z.string() }).parse(request.params);
  if (!z.uuid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return id;
}
