import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../db/database';
import { noScriptTypes } from '../http/script-types';
import { drawMail, drawMailbox, mailboxPolicy } from './dev-mail-pages';

const mostMails = 200;

/** The mailbox of a development server. It is outside the API's prefixes, and never in production. */
export function registerDevMail(app: FastifyInstance, db: Db, productName: string): void {
  const list = () => db.selectFrom('caught_mails').selectAll().orderBy('id', 'desc').limit(mostMails).execute();
  const find = async (params: unknown) => {
    const id = Number(typeof params === 'object' && params !== null && 'id' in params ? params.id : NaN);
    const mail = Number.isSafeInteger(id)
      ? await db.selectFrom('caught_mails').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (mail === undefined) throw new AppError('NOT_FOUND', { message: 'no such mail' });
    return mail;
  };

  app.get('/dev/mail.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { data: await list() };
  });

  app.get('/dev/mail', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailboxPolicy)
      .send(drawMailbox(await list(), productName)),
  );

  app.get('/dev/mail/:id', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailboxPolicy)
      .send(drawMail(await find(request.params), productName)),
  );

  // Mails contain texts of strangers, so the page has no origin: no scripts, no cookies; links open outside.
  app.get('/dev/mail/:id/body', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; ${noScriptTypes}`,
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .send((await find(request.params)).html.replace('<head>', '<head><base target="_top">')),
  );
}
