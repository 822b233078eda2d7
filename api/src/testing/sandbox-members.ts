import type { Membership, PaymentKey, Quote } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import type Stripe from 'stripe';

import { addPerson, type TestPerson } from './add-person';
import type { TestApi } from './build-test-api';
import { buildPayingApi, createBuyer } from './sandbox-payments';

/** Test cards of Stripe. */
export const cards = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  /** Can be stored; every charge is declined. */
  failing: '4000000000000341',
  /** The bank asks when the card is stored. */
  asksOnce: '4000002500003155',
  /** The bank asks at every charge. */
  asks: '4000002760003184',
} as const;

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly details?: { readonly reason?: string; readonly from?: number; readonly to?: number };
}

export interface ChangeAnswer {
  readonly state: string;
  readonly total: number;
  readonly payment: PaymentKey | null;
  readonly membership: Membership;
}

/** An API with a clock that the test moves, together with the test clock of Stripe. */
export async function buildMemberApi(start = new Date('2026-03-10T12:00:00Z')) {
  let now = start;
  const api = await buildPayingApi({ clock: () => now });
  const { browse, notify, client } = createBuyer(api);
  const seconds = (): number => Math.floor(now.getTime() / 1000);
  const clock = await client().testHelpers.testClocks.create({ frozen_time: seconds() });

  /** Moves both clocks. */
  const moveTo = async (time: Date): Promise<void> => {
    now = time;
    await client().testHelpers.testClocks.advance(clock.id, { frozen_time: seconds() });
  };
  /** Moves only the clock of this site. */
  const setNow = (time: Date): void => {
    now = time;
  };

  const addMember = async (role = 'latinas') => {
    const person = await addPerson(api, { roles: [role] });
    return memberOf(api, person, { clock: clock.id, client, browse });
  };

  /** Packages of a role from the smallest to the largest. */
  const packagesOf = async (role = 'latinas') => {
    const { rows } = await sql<{ id: number; price: number }>`select p.id, p.price from packages p
      join roles r on r.id = p.role_id where r.name = ${role} order by p.position`.execute(api.deps.db);
    return rows;
  };
  /** All events about a customer, the oldest first. */
  const eventsOf = async (customer: string): Promise<Stripe.Event[]> => {
    const { rows } = await sql<{ body: Stripe.Event }>`select body from stripe_sandbox where kind = 'event'
      order by number`.execute(api.deps.db);
    return rows.map(({ body }) => body).filter((event) => JSON.stringify(event).includes(customer));
  };
  return { api, client, notify, eventsOf, addMember, packagesOf, moveTo, setNow, now: () => now, clockId: clock.id };
}

interface Sandbox {
  readonly clock: string;
  readonly client: () => Stripe;
  readonly browse: ReturnType<typeof createBuyer>['browse'];
}

export type TestMember = ReturnType<typeof memberOf>;

/** What a member does, in the browser too. */
function memberOf(api: TestApi, person: TestPerson, { clock, client, browse }: Sandbox) {
  const post = async <T>(path: string, body: object = {}): Promise<Answer<T>> => {
    const answer = await person.post(path, body);
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  const get = async <T>(path: string): Promise<Answer<T>> => {
    const answer = await person.get(path);
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  const row = () =>
    api.deps.db.selectFrom('memberships').selectAll().where('user_id', '=', person.id).executeTakeFirst();
  const customer = async (): Promise<string> => (await row())?.customer_id ?? '';
  const answerBank = async ({ id, client_secret }: PaymentKey, outcome: 'succeed' | 'fail') => {
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
    const source = id.startsWith('seti_') ? id.replace('seti_', 'srcset_') : id.replace('pi_', 'src_');
    const { body } = await browse('3ds2/authenticate', { source, sandbox_outcome: outcome, client_secret });
    return { kind, state: String(body['state']) };
  };
  /** Stores a card as the browser does. Returns the answer of `update_credit_card`. */
  const useCard = async (number: string) => {
    const { data: key } = await post<PaymentKey>('/api/v2/my/membership/card');
    await client().customers.update(await customer(), { test_clock: clock } as Stripe.CustomerUpdateParams);
    const { status, body } = await browse(`setup_intents/${key.id}/confirm`, {
      client_secret: key.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
    });
    assert.equal(status, 200);
    if (body['status'] === 'requires_action') await answerBank(key, 'succeed');
    const { payment_method: method } = await client().setupIntents.retrieve(key.id);
    return post<{ paid: string | null; payment: PaymentKey | null; membership: Membership }>(
      '/api/stripe/update_credit_card',
      { payment_method: String(method) },
    );
  };
  return {
    id: person.id,
    person,
    post,
    get,
    row,
    customer,
    answerBank,
    useCard,
    read: async () => (await get<Membership>('/api/v2/my/membership')).data,
    quote: (packageId: number, coupon?: string) =>
      post<Quote>('/api/stripe/change_membership_calculate', {
        package_id: packageId,
        ...(coupon === undefined ? {} : { coupon_code: coupon }),
      }),
    change: (packageId: number, more: object = {}) =>
      post<ChangeAnswer>('/api/stripe/change_membership', { package_id: packageId, ...more }),
    cancel: () => post<Membership>('/api/stripe/cancel_subscription'),
    resume: () => post<Membership>('/api/v2/my/membership/resume'),
    keep: () => post<Membership>('/api/v2/my/membership/keep'),
    refresh: () => post<Membership>('/api/v2/my/membership/refresh'),
    /** What Stripe has charged, in the order of the invoices. */
    charges: async () => {
      const { data } = await client().invoices.list({ customer: await customer(), status: 'paid', limit: 100 });
      return data.map(({ amount_paid: amount }) => amount).reverse();
    },
  };
}
