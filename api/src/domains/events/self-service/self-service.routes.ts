import {
  attendeeTicketCalls,
  changeTicketSchema,
  confirmTicketEmailSchema,
  transferTicketSchema,
} from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { smallPagePolicy } from '../../../kit/core/http/small-page';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { changeTicket } from './change-ticket';
import { confirmTicketEmail, isOpenEmailToken } from './confirm-email';
import { drawEmailPage } from './email-page';
import { findTicketForm } from './ticket-form';
import { transferTicket } from './transfer-ticket';

/** Changes of a ticket by its holder, who proves it with the signed token of `getAttendeeTicket`. */
export function mountSelfService(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, attendeeTicketCalls.form, async (request) => {
    const context = readContext(request, deps.clock);
    const locale = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findTicketForm(deps.db, slugOf(request), { ...context, lang: locale }) };
  });

  serveCall(app, attendeeTicketCalls.changeTicket, async (request) => ({
    data: await changeTicket(writeContextOf(request, deps), {
      slug: slugOf(request),
      form: parseBody(changeTicketSchema, request),
    }),
  }));

  serveCall(app, attendeeTicketCalls.transferTicket, async (request) => {
    const { token, ...person } = parseBody(transferTicketSchema, request);
    const id = await transferTicket(writeContextOf(request, deps), {
      link: { slug: slugOf(request), token },
      to: person,
    });
    return { data: { id, state: 'transferred' } };
  });

  const { method, path, access, body } = attendeeTicketCalls.confirmTicketEmail;
  serveOpen(app, { method: 'GET', path, access }, async (request, reply) => {
    const { token } = parseQuery(confirmTicketEmailSchema, request);
    const isOpen = await isOpenEmailToken(writeContextOf(request, deps), token);
    return showPage(request, reply, isOpen ? { state: 'ask', token } : { state: 'over' });
  });
  serveOpen(app, { method, path, access, body }, async (request, reply) => {
    const { token } = parseBody(confirmTicketEmailSchema, request);
    const slug = await confirmTicketEmail(writeContextOf(request, deps), token);
    const isPage = /^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '');
    if (isPage) return showPage(request, reply, slug === null ? { state: 'over' } : { state: 'done', slug });
    if (slug === null) throw new AppError('INVALID_PIN', { message: 'no such change of an address' });
    return { data: { slug } };
  });

  function showPage(request: FastifyRequest, reply: FastifyReply, page: Parameters<typeof drawEmailPage>[0]) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', smallPagePolicy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(drawEmailPage(page, readerLocaleOf(request.headers), deps.env.productName));
  }
}

function slugOf(request: FastifyRequest): string {
  const { slug = '' } = request.params as { slug?: string };
  return slug;
}
