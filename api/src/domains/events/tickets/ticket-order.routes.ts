import { sortTicketsSchema, ticketOrderCalls } from '@enlace/shared-contract/events';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writingOf } from '../../../kit/core/write/writing';
import { sortTickets } from './sort-tickets';

/** The order of the tickets of an event. */
export function mountTicketOrder(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, ticketOrderCalls.sort, async (request) => {
    const { ids } = parseBody(sortTicketsSchema, request);
    await sortTickets(writingOf(request, deps), pathId(request), ids);
    return { data: { ids } };
  });
}
