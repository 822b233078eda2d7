import { addAttendSchema, AppError, attendanceCalls, attendeeTicketSchema } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/parse';
import { queryId } from '../../../kit/path-id';
import { readContext } from '../../../kit/read-context';
import { serveCall, serveOpen } from '../../../kit/serve-call';
import { writingOf } from '../../../kit/writing';
import { addAttendee } from './add-attendee';
import { findAttendee, findHeldTicket } from './attendees.repository';
import { cancelAttendee } from './cancel-attendee';

/** Attendance of events (docs/SPECIFICATION.md, section 7). */
export function mountAttendance(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, attendanceCalls.addAttend, async (request, reply) => {
    const form = parseBody(addAttendSchema, request);
    const id = await addAttendee(writingOf(request, deps), form);
    void reply.code(201);
    return { data: await findAttendee(deps.db, id) };
  });

  serveCall(app, attendanceCalls.getAttendeeTicket, async (request) => {
    const { slug } = parseBody(attendeeTicketSchema, request);
    const ticket = await findHeldTicket(deps.db, slug, readContext(request, deps.clock));
    if (ticket === null) throw new AppError('NOT_FOUND');
    return { data: ticket };
  });

  // The holder of the ticket needs no right; the command checks both.
  serveOpen(app, attendanceCalls.cancelAttendance, async (request) => {
    const id = queryId(request);
    await cancelAttendee(id, writingOf(request, deps));
    return { data: await findAttendee(deps.db, id) };
  });
}
