import { AppError } from '@enlace/shared-contract/errors';
import {
  messageKinds,
  notificationSettingsCalls,
  saveDigestSchema,
  saveMessageChoiceSchema,
  unsubscribeSchema,
} from '@enlace/shared-contract/notifications';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { createUnsubscribeTokens } from '../../../infrastructure/mail/unsubscribe-tokens';
import { isTimeZone } from '../../../infrastructure/time/time-zone';
import { parseBody, parseWith } from '../../../kit/core/http/parse';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { smallPagePolicy } from '../../../kit/core/http/small-page';
import { findSettings, saveChoice, saveDigest, stopMails, stopMailsToAddress } from './settings.repository';
import { drawUnsubscribePage, type UnsubscribeState } from './unsubscribe-page';

/** What a user wants to get, and the links of mails that stop them. */
export function mountNotificationSettings(app: FastifyInstance, deps: ApiDeps): void {
  const tokens = createUnsubscribeTokens(deps.env.tokenSecret);
  const calls = notificationSettingsCalls;

  const settingsOf = async (request: FastifyRequest) => {
    const { id, roles, permissions } = request.requireViewer();
    const isTeam = roles.includes('admin') || permissions.includes('incidents.read');
    return { data: await findSettings(deps.db, id, isTeam) };
  };

  serveCall(app, calls.getNotificationSettings, settingsOf);

  serveCall(app, calls.saveMessageChoice, async (request) => {
    const { id } = request.requireViewer();
    const { kind, has_mail: hasMail, has_notification: hasNotification } = parseBody(saveMessageChoiceSchema, request);
    const rule = messageKinds[kind];
    if ((hasMail !== undefined && rule.mail === 'required') || (hasNotification !== undefined && !rule.hasNotification))
      throw new AppError('CONFLICT', { message: `${kind} has no such switch` });
    await transact(deps.db, (trx) => saveChoice(trx, id, kind, { hasMail, hasNotification }));
    return settingsOf(request);
  });

  serveCall(app, calls.saveDigest, async (request) => {
    const { id } = request.requireViewer();
    const { is_on: isOn, timezone } = parseBody(saveDigestSchema, request);
    if (!isTimeZone(timezone)) throw new AppError('VALIDATION_FAILED', { message: `no time zone ${timezone}` });
    await transact(deps.db, (trx) => saveDigest(trx, id, { isOn, timezone }, deps.clock()));
    return settingsOf(request);
  });

  const tokenIn = (request: FastifyRequest): string => {
    const locale = readerLocaleOf(request.headers);
    const { token: fromQuery } = parseWith(unsubscribeSchema, request.query ?? {}, locale);
    // A mail program posts `List-Unsubscribe=One-Click` to the address; the page posts the token.
    const { token = fromQuery ?? '' } = request.method === 'POST' ? parseBody(unsubscribeSchema, request) : {};
    return token;
  };
  const showPage = (request: FastifyRequest, reply: FastifyReply, state: UnsubscribeState, token = '') => {
    const { productName } = deps.env;
    const page = { locale: readerLocaleOf(request.headers), productName, path: calls.unsubscribe.path, token };
    return reply
      .code(state === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', smallPagePolicy)
      .header('referrer-policy', 'no-referrer')
      .send(drawUnsubscribePage(state, page));
  };

  serveOpen(app, { ...calls.unsubscribe, method: 'GET' }, async (request, reply) => {
    const token = tokenIn(request);
    const unsubscription = tokens.read(token);
    const question = unsubscription !== null && 'emailHash' in unsubscription ? 'askGuest' : 'ask';
    return showPage(request, reply, unsubscription === null ? 'unknown' : question, token);
  });

  serveCall(app, calls.unsubscribe, async (request, reply) => {
    const unsubscription = tokens.read(tokenIn(request));
    if (unsubscription === null) return showPage(request, reply, 'unknown');
    if ('emailHash' in unsubscription) {
      const { emailHash, kind } = unsubscription;
      if (kind === 'digest') return showPage(request, reply, 'unknown');
      await transact(deps.db, (trx) => stopMailsToAddress(trx, emailHash, kind));
      return showPage(request, reply, 'stoppedGuest');
    }
    const { userId, kind } = unsubscription;
    const isKnown = await transact(deps.db, async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('anonymised_at', 'is', null)
        .executeTakeFirst();
      if (user !== undefined) await stopMails(trx, userId, kind);
      return user !== undefined;
    });
    return showPage(request, reply, isKnown ? 'stopped' : 'unknown');
  });
}
