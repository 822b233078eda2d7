import { AppError } from '@enlace/shared-contract/errors';
import { confirmHoldSchema, holdKeyHeader } from '@enlace/shared-contract/orders';
import { createPaymentIntentSchema, paymentCalls, refundOrderSchema } from '@enlace/shared-contract/payments';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { holdNameOf } from '../orders/hold.routes';
import { readKey } from '../orders/order-key';
import { payOrder } from './pay-order';
import { refundOrder } from './refund-order';

/** Payments of orders (docs/guides/payments.md). */
export function mountOrderPayments(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, paymentCalls.payHold, async (request, reply) => {
    const form = parseBody(confirmHoldSchema, request);
    const data = await payOrder(writeContextOf(request, deps), { ...holdNameOf(request), form });
    void reply.code(201);
    return { data };
  });

  serveCall(app, paymentCalls.createPaymentIntent, async (request, reply) => {
    const { reference, hold_key: sentKey, ...form } = parseBody(createPaymentIntentSchema, request);
    const key = readKey(request.headers[holdKeyHeader] ?? sentKey);
    if (key === null) throw new AppError('NOT_FOUND', { message: 'a hold without its key' });
    const data = await payOrder(writeContextOf(request, deps), { reference, key, form });
    void reply.code(201);
    return { data };
  });

  serveCall(app, paymentCalls.refundOrder, async (request, reply) => {
    const id = requirePathId(request);
    const data = await refundOrder(writeContextOf(request, deps), {
      orderId: id,
      form: parseBody(refundOrderSchema, request),
    });
    void reply.code(201);
    return { data };
  });
}
