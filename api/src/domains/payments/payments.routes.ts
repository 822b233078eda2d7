import { AppError } from '@enlace/shared-contract/errors';
import { paymentCalls } from '@enlace/shared-contract/payments';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { countWebhook } from '../../infrastructure/metrics/webhook-counts';
import { serveCall } from '../../kit/core/http/serve-call';
import { requireStripe } from './ask-stripe';
import type { PaymentPurpose } from './payment-purpose';
import { type EventListener, takeEvent } from './take-event';

const toleranceSeconds = 300;

/** What every event has; a signed text of another form is none. */
const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** The webhook of Stripe. The signature is over the bytes of the body, so they are not parsed before the check. */
export function mountPayments(
  app: FastifyInstance,
  deps: ApiDeps,
  purposes: readonly PaymentPurpose[],
  listeners: readonly EventListener[] = [],
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, callback) => callback(null, body));
    serveCall(scope, paymentCalls.takeEvent, async ({ body, headers }) => {
      const event = readEvent(deps, body, headers['stripe-signature']);
      await takeEvent(event, { deps, purposes, now: deps.clock() }, listeners).catch((error: unknown) => {
        countWebhook('failed');
        throw error;
      });
      countWebhook('accepted');
      return { data: { received: true } };
    });
  });
}

/** An event that Stripe signed within the last minutes. Throws BAD_REQUEST. */
function readEvent(deps: ApiDeps, body: unknown, signature: string | string[] | undefined): Stripe.Event {
  const { client, webhookSecret } = requireStripe(deps);
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('no body or no signature');
    const event = client.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
    eventSchema.parse(event);
    return event;
  } catch {
    countWebhook('refused');
    // The error of the SDK contains the body.
    throw new AppError('BAD_REQUEST', { message: 'no event, or the signature of Stripe is missing, wrong or old' });
  }
}
