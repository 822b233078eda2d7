import { AppError } from '@enlace/shared-contract/errors';
import { addHoldSchema, confirmHoldSchema, holdCalls, holdKeyHeader } from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { limitCodes } from '../codes/limit-codes';
import { extendHold, releaseHold } from './change-hold';
import { confirmOrder } from './confirm-order';
import { holdSeats } from './hold-seats';
import { makeServerKey, readKey } from './order-key';
import { findHold } from './orders.repository';

/** The checkout of tickets: seats are held, and the order is confirmed. */
export function mountHolds(app: FastifyInstance, deps: ApiDeps): void {
  const answer = async (request: FastifyRequest, reference: string, key: string) => {
    const context = readContext(request, deps.clock);
    // The checkout names the tickets in the language of its page.
    const lang = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findHold(deps.db, reference, key, { ...context, lang }) };
  };

  serveCall(app, holdCalls.add, async (request, reply) => {
    const eventId = requirePathId(request);
    const { items, code } = parseBody(addHoldSchema, request);
    const sentKey = readKey(request.headers[holdKeyHeader]);
    const key = sentKey ?? makeServerKey();
    const tickets = items.map(({ ticket_id: ticketId, quantity, amount = null }) => ({ ticketId, quantity, amount }));
    const writing = writeContextOf(request, deps);
    const hold = { eventId, tickets, key, code: code === '' ? null : (code ?? null) };
    const reference = await limitCodes(writing, hold.code, () => holdSeats(writing, hold));
    const { data } = await answer(request, reference, key);
    void reply.code(201);
    return { data: sentKey === null ? { ...data, key } : data };
  });

  serveCall(app, holdCalls.get, async (request) => {
    const { reference, key } = holdNameOf(request);
    return answer(request, reference, key);
  });

  serveCall(app, holdCalls.extend, async (request) => {
    const { reference, key } = holdNameOf(request);
    await extendHold(writeContextOf(request, deps), { reference, key });
    return answer(request, reference, key);
  });

  serveCall(app, holdCalls.release, async (request) => {
    const { reference, key } = holdNameOf(request);
    await releaseHold(writeContextOf(request, deps), { reference, key });
    return answer(request, reference, key);
  });

  serveCall(app, holdCalls.confirm, async (request) => {
    const { reference, key } = holdNameOf(request);
    await confirmOrder(writeContextOf(request, deps), { reference, key, form: parseBody(confirmHoldSchema, request) });
    return answer(request, reference, key);
  });
}

/** Reference and secret of a hold. Throws NOT_FOUND without a secret. */
export function holdNameOf(request: FastifyRequest): { readonly reference: string; readonly key: string } {
  const { reference = '' } = request.params as { reference?: string };
  const key = readKey(request.headers[holdKeyHeader]);
  if (key === null) throw new AppError('NOT_FOUND', { message: 'a hold without its key' });
  return { reference, key };
}
