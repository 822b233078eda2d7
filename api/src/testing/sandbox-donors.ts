import type { Donation, StartedDonation } from '@enlace/shared-contract/donations';
import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import type Stripe from 'stripe';

import { anonymise } from '../domains/identity/privacy/anonymise';
import { reconcileMemberships } from '../domains/memberships';
import { buildPayingApi, createBuyer } from './sandbox-payments';
import { cards } from './sandbox-members';

export type TestDonors = Awaited<ReturnType<typeof buildDonationApi>>;

let count = 0;

/** Fields of a donation by a donor without an account. */
export const donor = (name: string) => ({
  kind: 'once',
  name: `Dora ${name}`,
  email: `${name}@donors.example`,
  message: '',
  shows_name: false,
});

/** An API with a clock that the test moves together with that of Stripe, and what donors and Stripe do. */
export async function buildDonationApi(start = new Date()) {
  let now = start;
  const api = await buildPayingApi({ clock: () => now });
  const { browse, notify, client, eventsOf } = createBuyer(api);
  const seconds = (): number => Math.floor(now.getTime() / 1000);
  let clock = '';

  const send = async <T>(method: 'GET' | 'POST', url: string, payload?: object, token?: string): Promise<T> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await api.send({ method, url, headers, ...(payload === undefined ? {} : { payload }) }, null);
    assert.ok(answer.statusCode < 300, answer.body);
    return answer.json<{ data: T }>().data;
  };
  const rowOf = (id: number) =>
    api.deps.db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const link = (token: string, more = ''): string => `/api/v2/donation-links/${token}${more}`;

  const startDonation = async ({ as, ...body }: { as?: string; amount: number } & Record<string, unknown>) => {
    count += 1;
    const fields = { ...donor(`donor-${count}`), key: `key-${count}`, ...body };
    const { donation, payment } = await send<StartedDonation>('POST', '/api/v2/donations', fields, as);
    assert.ok(payment);
    return { donation, payment };
  };
  const eventsAbout = async (id: number): Promise<Stripe.Event[]> => {
    const { customer_id: customer } = await rowOf(id);
    const { rows } = await sql<{ body: Stripe.Event }>`select body from stripe_sandbox where kind = 'event'
      order by number`.execute(api.deps.db);
    return rows.map(({ body }) => body).filter((event) => JSON.stringify(event).includes(String(customer)));
  };

  return {
    api,
    client,
    notify,
    eventsAbout,
    start: startDonation,
    /** Pays in the browser. */
    pay: ({ id, client_secret: secret }: PaymentKey, card: keyof typeof cards) =>
      browse(`payment_intents/${id}/confirm`, {
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': cards[card],
      }),
    answerBank: ({ id, client_secret: secret }: PaymentKey, outcome: 'succeed' | 'fail') =>
      browse('3ds2/authenticate', {
        source: id.replace('pi_', 'src_'),
        sandbox_outcome: outcome,
        client_secret: secret,
      }),
    read: (token: string) => send<Donation>('GET', link(token)),
    end: (token: string) => send<Donation>('POST', link(token, '/end')),
    payAgain: (token: string) => send<PaymentKey>('POST', link(token, '/payment')),
    /** Sends each event of a payment three times, forwards, backwards and forwards. */
    notifyAllThrice: async (intent: string) => {
      const events = await eventsOf(intent);
      for (const event of [...events, ...events.toReversed(), ...events]) assert.equal(await notify(event), 200);
      await api.finishJobs();
    },
    /** Sends each event about a monthly donation to the webhook. */
    refreshAll: async (id: number) => {
      for (const event of await eventsAbout(id)) assert.equal(await notify(event), 200);
      await api.finishJobs();
    },
    /** Sets the clock back, and has Stripe use it for a monthly donation. */
    useClock: async (id: number) => {
      now = start;
      clock = (await client().testHelpers.testClocks.create({ frozen_time: seconds() })).id;
      const { customer_id: customer } = await rowOf(id);
      await client().customers.update(String(customer), { test_clock: clock } as Stripe.CustomerUpdateParams);
    },
    moveByMonths: async (months: number) => {
      now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, now.getUTCDate() + 1, 12));
      await client().testHelpers.testClocks.advance(clock, { frozen_time: seconds() });
    },
    /** The stored card is declined from now on. */
    failNextCharge: async (id: number) => {
      const { customer_id: customer, subscription_id: subscription } = await rowOf(id);
      const method = await client().paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) });
      await client().subscriptions.update(String(subscription), { default_payment_method: method.id });
    },
    mailsTo: async (email: string, template?: string) => {
      const { rows } = await sql<{ template: string }>`select template from outbox_mails
        where recipient = ${email} order by id`.execute(api.deps.db);
      return rows.filter((row) => template === undefined || row.template === template);
    },
    removePerson: async (id: number) => {
      await api.deps.db.transaction().execute((trx) => anonymise(trx, id, now, api.deps));
      await reconcileMemberships(api.deps);
    },
  };
}
