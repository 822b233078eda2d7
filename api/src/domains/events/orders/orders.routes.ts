import { listOrdersSchema, orderCalls } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/parse';
import { pathId } from '../../../kit/path-id';
import { readContext } from '../../../kit/read-context';
import { serveCall } from '../../../kit/serve-call';
import { findOrderDetails, listOrders } from './list-orders';

/** Orders of an event for its organisers. */
export function mountOrders(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, orderCalls.list, async (request) =>
    listOrders(deps.db, pathId(request), parseQuery(listOrdersSchema, request)),
  );

  serveCall(app, orderCalls.get, async (request) => ({
    data: await findOrderDetails(deps.db, pathId(request), readContext(request, deps.clock)),
  }));
}
