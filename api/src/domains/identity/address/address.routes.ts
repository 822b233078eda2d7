import { AppError } from '@enlace/shared-contract/errors';
import { undoEmailChangeSchema } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import type { AuthContext } from '../auth/auth-context';
import { authTexts } from '../auth/auth-texts';
import { authCallOf, callerOf } from '../auth/caller';
import { smallPagePolicy } from '../../../kit/core/http/small-page';
import { findChangeOfToken, undoAddressChange } from './undo-address-change';
import { drawUndoPage, type UndoPage } from './undo-page';
import { pinAddressLimit } from '../identity-limits';

/** The undo of a change of an address: a page that asks, and the call of its button. */
export function registerAddressRoutes(app: FastifyInstance, auth: AuthContext): void {
  const showPage = (reply: FastifyReply, request: FastifyRequest, page: UndoPage) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', smallPagePolicy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(drawUndoPage(page, callerOf(request).locale, auth.productName));

  app.get('/v2/undoemailchange', async (request, reply) => {
    const { token } = parseQuery(undoEmailChangeSchema, request);
    await auth.limits.count(pinAddressLimit, request.ip);
    const change = await auth.db.transaction().execute((trx) => findChangeOfToken(auth, trx, token, new Date()));
    return showPage(reply, request, change === null ? { state: 'over' } : { state: 'ask', token });
  });

  app.post('/v2/undoemailchange', async (request, reply) => {
    const { token } = parseBody(undoEmailChangeSchema, request);
    const isPage = /^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '');
    await auth.limits.count(pinAddressLimit, request.ip);
    const call = authCallOf(request, auth);
    const password = await undoAddressChange(call, { token, now: new Date() });
    if (isPage) return showPage(reply, request, password === null ? { state: 'over' } : { state: 'undone', password });
    if (password === null) throw new AppError('INVALID_PIN', { message: 'no such change' });
    const message = authTexts[call.caller.locale].emailRestored;
    return { data: { new_password: { email: password.email, pin: password.link }, message }, message };
  });
}
