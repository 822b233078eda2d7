import { listOrdersSchema, orderCalls, settleOrderSchema } from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { returnDoorPayment } from '../payments/return-door-payment';
import { deliverPaidOrder, settleOrder } from '../payments/settle-order';
import { listOrders } from './list-orders';
import { findOrderDetails } from './order-details';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Orders of an event for its organisers. */
export function mountOrders(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, orderCalls.list, async (request) =>
    listOrders(deps.db, pathId(request), parseQuery(listOrdersSchema, request)),
  );

  const answer = async (request: FastifyRequest) => ({
    data: await findOrderDetails(deps.db, pathId(request), readContext(request, deps.clock)),
  });

  serveRowCall(app, deps, 'orders', orderCalls.get, answer);

  serveCall(app, orderCalls.deliver, async (request) => {
    await deliverPaidOrder(writeContextOf(request, deps), requirePathId(request));
    return answer(request);
  });

  serveCall(app, orderCalls.settle, async (request) => {
    const { reason } = parseBody(settleOrderSchema, request);
    await settleOrder(writeContextOf(request, deps), { id: requirePathId(request), reason });
    return answer(request);
  });

  serveCall(app, orderCalls.returnDoorPayment, async (request) => {
    await returnDoorPayment(writeContextOf(request, deps), requirePathId(request));
    return answer(request);
  });
}
