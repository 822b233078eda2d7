import {
  approveAttendeesSchema,
  attendeesCalls,
  cancelAttendeesSchema,
  refuseAttendeesSchema,
  resendAttendeesSchema,
} from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { cancelManyTickets, resendTickets } from './bulk-tickets';
import { chooseAttendees } from './choose-attendees';
import { approveRegistrations, refuseRegistrations } from './decide-registrations';
import { serveEventCall } from '../rights/serve-event-call';

/** What organisers do with many attendees at once (docs/guides/seats.md). */
export function mountApproval(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, attendeesCalls.approve, async (request) => {
    const writing = writeContextOf(request, deps);
    const tickets = await chooseAttendees(writing, pathId(request), parseBody(approveAttendeesSchema, request));
    const doneCount = await approveRegistrations(writing, tickets);
    return { data: { done: doneCount, skipped: tickets.ids.length - doneCount, failed: [] } };
  });

  serveEventCall(app, deps, attendeesCalls.refuse, async (request) => {
    const { reason, ...choice } = parseBody(refuseAttendeesSchema, request);
    const writing = { ...writeContextOf(request, deps), ...(reason ? { reason } : {}) };
    const tickets = await chooseAttendees(writing, pathId(request), choice);
    const doneCount = await refuseRegistrations(writing, tickets);
    return { data: { done: doneCount, skipped: tickets.ids.length - doneCount, failed: [] } };
  });

  serveEventCall(app, deps, attendeesCalls.cancelMany, async (request) => {
    const { reason = null, refund: isRefunded = false, ...choice } = parseBody(cancelAttendeesSchema, request);
    const writing = writeContextOf(request, deps);
    const tickets = await chooseAttendees(writing, pathId(request), choice);
    const { done: doneCount, failed: failures } = await cancelManyTickets(writing, { ...tickets, reason, isRefunded });
    return { data: { done: doneCount, skipped: tickets.ids.length - doneCount - failures.length, failed: failures } };
  });

  serveEventCall(app, deps, attendeesCalls.resendMany, async (request) => {
    const writing = writeContextOf(request, deps);
    const tickets = await chooseAttendees(writing, pathId(request), parseBody(resendAttendeesSchema, request));
    const doneCount = await resendTickets(writing, tickets);
    return { data: { done: doneCount, skipped: tickets.ids.length - doneCount, failed: [] } };
  });
}
