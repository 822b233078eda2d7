import {
  addAttendeeSchema,
  addAttendSchema,
  attendanceCalls,
  attendeesCalls,
  attendeeTicketSchema,
  cancelAttendeeSchema,
  listAttendeesSchema,
  myTicketsQuerySchema,
  transferAttendeeSchema,
} from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId, queryId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { isTicketMailed } from '../mails/is-ticket-mailed';
import { needsDetails } from '../self-service/needs-details';
import { missingTicket } from '../self-service/own-ticket';
import { transferForOrganiser } from '../self-service/transfer-ticket';
import { createTicketLinks } from '../ticket-page/ticket-links';
import { addAttendee } from './add-attendee';
import { type Attendee, findAttendee, findHeldTicket, findMyTickets } from './attendees.repository';
import { cancelAttendance, cancelForOrganiser } from './cancel-attendee';
import { findAttendeeDetails } from './attendee-details';
import { giveTicket } from './give-ticket';
import { listAttendees } from './list-attendees';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Tickets on one page of a list. */
const pageSize = 20;

/** Attendance of events (docs/SPECIFICATION.md, section 7). */
export function mountAttendance(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, attendanceCalls.addAttend, async (request, reply) => {
    const form = parseBody(addAttendSchema, request);
    const attendee = await addAttendee(writeContextOf(request, deps), form);
    void reply.code(201);
    return { data: attendee };
  });

  serveCall(app, attendanceCalls.getAttendeeTicket, async (request) => {
    const { slug } = parseBody(attendeeTicketSchema, request);
    const ticket = await findHeldTicket(deps.db, slug, readContext(request, deps.clock));
    if (ticket === null) throw await missingTicket(deps.db, slug, readerLocaleOf(request.headers));
    const now = deps.clock();
    const hasGaps = await needsDetails(deps.db, slug, { now, locale: readerLocaleOf(request.headers) });
    const token = createTicketLinks(deps.env.tokenSecret).issue(ticket, now);
    return { data: { ...ticket, ...(hasGaps ? { needs_details: true } : {}), cancel_token: token } };
  });

  serveEventCall(app, deps, attendeesCalls.list, async (request) => {
    const query = parseQuery(listAttendeesSchema, request);
    return listAttendees(deps.db, pathId(request), query, readContext(request, deps.clock));
  });

  serveRowCall(app, deps, 'attendees', attendeesCalls.get, async (request) => {
    const data = await findAttendeeDetails(
      deps.db,
      pathId(request),
      readContext(request, deps.clock),
      deps.env.publicUrl,
    );
    if (data === null) throw new AppError('NOT_FOUND');
    return { data };
  });

  serveEventCall(app, deps, attendeesCalls.add, async (request, reply) => {
    const eventId = requirePathId(request);
    const attendee = await giveTicket(writeContextOf(request, deps), {
      eventId,
      form: parseBody(addAttendeeSchema, request),
    });
    void reply.code(201);
    return { data: { ...rowForOrganiser(attendee), is_mailed: await isTicketMailed(deps.db, attendee.id) } };
  });

  serveRowCall(app, deps, 'attendees', attendeesCalls.transfer, async (request) => {
    const id = requirePathId(request);
    await transferForOrganiser(writeContextOf(request, deps), { id, to: parseBody(transferAttendeeSchema, request) });
    return { data: rowForOrganiser(await findAttendee(deps.db, id)) };
  });

  serveRowCall(app, deps, 'attendees', attendeesCalls.cancel, async (request) => {
    const { reason } = parseBody(cancelAttendeeSchema, request);
    const id = requirePathId(request);
    await cancelForOrganiser({ ...writeContextOf(request, deps), ...(reason ? { reason } : {}) }, id);
    return { data: rowForOrganiser(await findAttendee(deps.db, id)) };
  });

  serveCall(app, attendanceCalls.myTickets, async (request) => {
    const query = parseQuery(myTicketsQuerySchema, request);
    const { when = 'coming', event = null, page = 1, per_page: perPage = pageSize } = query;
    const { id: userId } = request.requireViewer();
    return findMyTickets(deps.db, { userId, when, event, page, perPage }, readContext(request, deps.clock));
  });

  // The holder of the ticket needs no right, and no account with the signed token; the command checks both.
  const { method, path, body } = attendanceCalls.cancelAttendance;
  serveOpen(app, { method, path, body }, async (request) => {
    const { token } = request.query as { token?: unknown };
    const signedToken = typeof token === 'string' ? token : null;
    if (signedToken === null) request.requireViewer();
    const id = queryId(request);
    await cancelAttendance(writeContextOf(request, deps), { id, token: signedToken });
    return { data: await findAttendee(deps.db, id) };
  });
}

/** An attendee as organisers see it: without the address that opens the ticket. */
function rowForOrganiser(attendee: Attendee | null) {
  if (attendee === null) return null;
  const { slug: _, ...row } = attendee;
  return row;
}
