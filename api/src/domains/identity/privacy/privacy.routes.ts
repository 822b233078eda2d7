import { AppError } from '@enlace/shared-contract/errors';
import {
  keepDataSchema,
  privacyCalls,
  privacyChangeSchema,
  removeDataSchema,
  users,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { archiveOf } from './archive';
import { requestRemoval } from './commands/request-removal';
import { updatePrivacy } from './commands/update-privacy';
import { smallPagePolicy } from '../../../kit/core/http/small-page';
import { keepAccount } from './keep-account';
import { drawKeepPage } from './keep-page';
import { privacyTexts } from './privacy-texts';
import { createRemovalTokens } from './removal-token';
import { actingOf } from '../users/acting';
import { archiveAccountLimit, pinAddressLimit } from '../identity-limits';

/** Calls about the user's own data: privacy levels, download and removal. */
export function mountPrivacy(app: FastifyInstance, deps: ApiDeps): void {
  const auth = deps.auth.context;

  serveCall(app, privacyCalls.update, async (request) => {
    const change = parseBody(privacyChangeSchema, request);
    const data = await updatePrivacy(actingOf(request, deps), change);
    return { data, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });

  serveCall(app, privacyCalls.download, async (request, reply) => {
    const { id } = request.requireViewer();
    await auth.limits.count(archiveAccountLimit, String(id));
    const origin = auditOrigin(request);
    await recordAudit(deps.db, { origin, action: 'downloadData', resource: users.name, rowId: id });
    const now = deps.clock();
    const name = `my-data-${now.toISOString().slice(0, 10)}.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(
        Readable.from(
          archiveOf(deps.reads, id, {
            now,
            columns: deps.personColumns,
            files: deps.files,
            mails: { catalogue: deps.mails, productName: deps.env.productName, origin: deps.env.publicUrl },
          }),
        ),
      );
  });

  serveCall(app, privacyCalls.remove, async (request, reply) => {
    const acting = actingOf(request, deps);
    const data = await requestRemoval(acting, parseBody(removeDataSchema, request));
    if (data.status === 'proof_needed') void reply.code(202);
    return { data, message: privacyTexts[acting.locale][data.status] };
  });

  mountKeeping(app, deps);
}

/** Cancelling a removal, by the link of the mail or signed in. */
function mountKeeping(app: FastifyInstance, deps: ApiDeps): void {
  const auth = deps.auth.context;
  const tokens = createRemovalTokens(deps.env.tokenSecret);

  const showPage = (reply: FastifyReply, request: FastifyRequest, state: 'ask' | 'kept' | 'over', token?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', smallPagePolicy)
      .header('referrer-policy', 'no-referrer')
      .send(drawKeepPage(state, readerLocaleOf(request.headers), deps.env.productName, token));

  /** The account whose removal this token cancels; null when no removal was requested. */
  const ownerOf = async (token: string): Promise<number | null> => {
    const id = tokens.userOf(token);
    if (id === null) return null;
    const row = await deps.db
      .selectFrom('users')
      .select('removal_requested_at')
      .where('id', '=', id)
      .executeTakeFirst();
    const at = row?.removal_requested_at ?? null;
    return at !== null && tokens.isGood(token, id, at) ? id : null;
  };

  serveOpen(app, { ...privacyCalls.keep, method: 'GET' }, async (request, reply) => {
    const { token = '' } = parseQuery(keepDataSchema, request);
    return showPage(reply, request, (await ownerOf(token)) === null ? 'over' : 'ask', token);
  });

  serveCall(app, privacyCalls.keep, async (request, reply) => {
    const { token } = parseBody(keepDataSchema, request);
    const isPage = /^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '');
    await auth.limits.count(pinAddressLimit, request.ip);
    const id = token === undefined ? request.requireViewer().id : await ownerOf(token);
    const isKept = id !== null && (await transact(deps.db, (trx) => keepAccount(trx, id, auditOrigin(request))));
    if (isPage) return showPage(reply, request, isKept ? 'kept' : 'over');
    if (!isKept && token !== undefined) throw new AppError('INVALID_PIN', { message: 'no such removal' });
    return { data: { removal_due_at: null }, message: privacyTexts[readerLocaleOf(request.headers)].kept };
  });
}
