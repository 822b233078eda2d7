import { AppError } from '@enlace/shared-contract/errors';
import { eventPoolCalls, eventPoolInputSchema } from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { requireEvent } from '../codes/codes.repository';
import { addPool, editPool, findPools, removePool } from './pools';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Pools of events: seats that several tickets share. */
export function mountPools(app: FastifyInstance, deps: ApiDeps): void {
  const onePool = async (request: FastifyRequest, id: number) => {
    const [data] = await findPools(deps.db, { id }, readContext(request, deps.clock));
    if (data === undefined) throw new AppError('NOT_FOUND', { message: `pool ${id}` });
    return { data };
  };

  serveEventCall(app, deps, eventPoolCalls.list, async (request) => {
    const eventId = await requireEvent(deps.db, pathId(request));
    return { data: await findPools(deps.db, { eventId }, readContext(request, deps.clock)) };
  });

  serveEventCall(app, deps, eventPoolCalls.add, async (request, reply) => {
    const id = await addPool(writeContextOf(request, deps), {
      eventId: pathId(request),
      form: parseBody(eventPoolInputSchema, request),
    });
    void reply.code(201);
    return onePool(request, id);
  });

  serveRowCall(app, deps, 'event_pools', eventPoolCalls.edit, async (request) => {
    const id = requirePathId(request);
    await editPool(writeContextOf(request, deps), { id, form: parseBody(eventPoolInputSchema, request) });
    return onePool(request, id);
  });

  serveRowCall(app, deps, 'event_pools', eventPoolCalls.remove, async (request) => {
    const id = requirePathId(request);
    await removePool(writeContextOf(request, deps), id);
    return { data: { id } };
  });
}
