import { sortTicketsSchema, ticketOrderCalls } from '@enlace/shared-contract/events';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { sortTickets } from './sort-tickets';
import { serveEventCall } from '../rights/serve-event-call';

/** The order of the tickets of an event. */
export function mountTicketOrder(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, ticketOrderCalls.sort, async (request) => {
    const { ids } = parseBody(sortTicketsSchema, request);
    await sortTickets(writeContextOf(request, deps), { eventId: pathId(request), ids });
    return { data: { ids } };
  });
}
