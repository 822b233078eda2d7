import { expect, type APIRequestContext } from '@playwright/test';

interface Purchase {
  readonly event: number;
  readonly ticket: number;
  readonly email: string;
}

/** Buys a ticket with a test card of the sandbox, without the screens of the checkout. */
export async function buyTicket(request: APIRequestContext, { event, ticket, email }: Purchase): Promise<void> {
  const items = [{ ticket_id: ticket, quantity: 1 }];
  const hold = await request.post(`/api/v2/events/${event}/holds`, { data: { items } });
  expect(hold.status(), 'hold').toBe(201);
  const { reference, key } = ((await hold.json()) as { data: { reference: string; key: string } }).data;
  const payment = await request.post(`/api/v2/holds/${reference}/payment`, {
    headers: { 'x-hold-key': key },
    data: { first_name: 'Inés', last_name: 'Vega', email },
  });
  expect(payment.status(), 'payment').toBe(201);
  const { id, ...browser } = (
    (await payment.json()) as {
      data: { id: string; client_secret: string; publishable_key: string };
    }
  ).data;
  const answer = await request.post(`/api/v2/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
    form: {
      key: browser.publishable_key,
      client_secret: browser.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242 4242 4242 4242',
    },
  });
  expect(answer.status(), 'card').toBe(200);
}
