import { AppError } from '@enlace/shared-contract/errors';
import { mailCalls } from '@enlace/shared-contract/notifications';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { endAttempts, sendAgain } from '../../../infrastructure/mail/mail-attempts';
import { mailServerOf, readMailState } from '../../../infrastructure/mail/mail-state';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { mailsResource } from './mails.resource';

/** Names of the audit. */
type MailAction = 'resend' | 'discard';

const messages: Readonly<Record<Locale, Readonly<Record<MailAction, string>>>> = {
  en: { resend: 'The mail is sent again', discard: 'Given up' },
  es: { resend: 'El correo se envía de nuevo', discard: 'Descartado' },
  pt: { resend: 'O e-mail é enviado de novo', discard: 'Descartado' },
};

const { repository } = mailsResource.options;

/** Routes for mails that were not sent: their number, send again, give up. */
export function mountMails(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, mailCalls.getState, async () => ({ data: await readMailState(deps.db, mailServerOf(deps.env)) }));

  /** Changes a mail and records an audit entry, without the address. */
  const change = async (
    request: FastifyRequest,
    action: MailAction,
    work: (trx: ApiDeps['db'], id: number) => Promise<boolean>,
  ): Promise<object> => {
    const id = pathId(request);
    await transact(deps.db, async (trx) => {
      const isShown = id !== null && (await repository.find(trx, id, readContext(request, deps.clock))) !== null;
      if (!isShown || !(await work(trx, id))) throw new AppError('NOT_FOUND', { message: 'no such mail' });
      await recordAudit(trx, { origin: auditOrigin(request), action, resource: 'mails', rowId: id });
    });
    return { data: { id }, message: messages[readerLocaleOf(request.headers)][action] };
  };

  serveCall(app, mailCalls.sendAgain, (request) =>
    change(request, 'resend', (trx, id) => sendAgain(trx, deps.mails, id)),
  );
  serveCall(app, mailCalls.giveUp, (request) =>
    change(request, 'discard', (trx, id) => endAttempts(trx, deps.mails, id, 'given up by an administrator')),
  );
}
