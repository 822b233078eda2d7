import { seatCountCalls, seatCountsQuerySchema } from '@enlace/shared-contract/orders';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { countSeats, findSeatCounts } from './count-seats';

/** The recount of seats for administrators (docs/guides/seats.md). */
export function mountSeatCounts(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, seatCountCalls.list, async (request) => {
    const { page = 1, per_page: perPage = 25 } = parseQuery(seatCountsQuerySchema, request);
    const { data, total } = await findSeatCounts(deps.db, { page, perPage });
    return { data, meta: { page, per_page: perPage, total } };
  });

  serveCall(app, seatCountCalls.add, async (_request, reply) => {
    void reply.code(201);
    return { data: await countSeats(deps) };
  });
}
