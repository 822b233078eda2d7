import { attendeeTicketCalls, lostTicketsSchema, sendQrMailSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { isLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import QrCode from 'qrcode';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { serveByRows, serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { evenTime } from '../../identity';
import { eventCalendar } from '../calendar/event-calendar';
import { eventOfTicket } from '../calendar/personal-calendar';
import { sendLostTickets, sendTicketAgain } from '../mails/send-again';
import { findTicketsWithEvent } from '../mails/tickets-with-event';
import { missingTicket } from '../self-service/own-ticket';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { requireEventRight } from '../rights/led-events';

/** Milliseconds; longer than the usual time to queue the mails of lost tickets. */
const evenMs = 150;

/** The files of a ticket's page and its mails. The slug in the address is the secret of the ticket. */
export function mountTicketPages(app: FastifyInstance, deps: ApiDeps): void {
  const findTicket = async (request: FastifyRequest) => {
    const { slug = '' } = request.params as { slug?: string };
    const { lang } = request.query as { lang?: unknown };
    const locale = isLocale(lang) ? lang : readerLocaleOf(request.headers);
    const [ticket] = await findTicketsWithEvent(deps.db, { slug }, { lang: locale, now: deps.clock() });
    if (ticket === undefined) throw await missingTicket(deps.db, slug, locale);
    return { ticket, locale };
  };

  serveOpen(app, attendeeTicketCalls.qr, async (request, reply) => {
    const { ticket } = await findTicket(request);
    if (ticket.state !== 'confirmed') throw new AppError('NOT_FOUND');
    const picture = await QrCode.toString(ticket.code, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    return answer(reply, 'image/svg+xml', picture);
  });

  serveOpen(app, attendeeTicketCalls.calendar, async (request, reply) => {
    const { ticket, locale } = await findTicket(request);
    if (!ticket.hadTicket) throw new AppError('NOT_FOUND');
    const { productName, publicUrl: origin, mailFrom } = deps.env;
    void reply.header('content-disposition', `attachment; filename="${ticket.event.slug}.ics"`);
    const facts = { productName, origin, mailFrom, locale, isChosen: true };
    const event = await eventOfTicket(deps.db, ticket);
    return answer(reply, 'text/calendar', eventCalendar(event.title, [event], facts));
  });

  serveCall(app, attendeeTicketCalls.findLost, async (request) => {
    const { email } = parseBody(lostTicketsSchema, request);
    await evenTime(evenMs, sendLostTickets(writeContextOf(request, deps), email));
    return { data: null };
  });

  serveByRows(app, attendeeTicketCalls.sendQrMail, async (request) => {
    const resend = parseBody(sendQrMailSchema, request);
    const event = sql`(select a.event_id from attendees a where a.id = ${resend.id}::bigint)`;
    await requireEventRight(deps.db, request.viewer, attendeeTicketCalls.sendQrMail.access, event);
    await sendTicketAgain(writeContextOf(request, deps), resend);
    return { data: { id: resend.id } };
  });
}

/** An answer for one person: no cache keeps it, and no search engine lists it. */
function answer(reply: FastifyReply, type: string, text: string): FastifyReply {
  void reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex');
  return reply.send(text);
}
