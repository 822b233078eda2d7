import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Stripe from 'stripe';

import { transact } from '../../infrastructure/db/transact';
import { buildMemberApi, cards } from '../../testing/sandbox-members';
import { reserveCoupon } from './change/coupon-uses';
import { reconcileMemberships } from './memberships-jobs';

let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];
const day = 86_400_000;

before(async () => {
  stage = await buildMemberApi(new Date('2027-12-31T22:30:00Z'));
  packages = await stage.packagesOf();
});
after(() => stage.api.close());

const plan = (level: number): number => packages[level]?.id ?? 0;

test('events of Stripe in every order, each three times, lead to the same state', async () => {
  const { db } = stage.api.deps;
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  await member.change(plan(1));
  await member.change(plan(2));
  await member.useCard(cards.failing);
  await stage.moveTo(new Date(stage.now().getTime() + 32 * day));
  await member.useCard(cards.visa);
  await member.cancel();
  await member.resume();
  const stateOf = async () => {
    const row = await member.row();
    return JSON.stringify({ ...row, checked_at: null, updated_at: null, fetch_count: 0, applied_fetch: 0 });
  };
  const expectedState = await stateOf();
  const events = (await stage.eventsOf(await member.customer())).slice(-4);
  const invoiceCount = async () => (await member.get<readonly object[]>('/api/v2/my/invoices')).data.length;
  const expectedCount = await invoiceCount();
  let number = 0;
  for (const order of permutationsOf(events)) {
    await sql`update memberships set state = 'past_due', cancel_at_period_end = true, package_id = ${plan(4)}
      where user_id = ${member.id}`.execute(db);
    for (const event of order) {
      number += 1;
      for (let time = 0; time < 3; time += 1)
        assert.equal(await stage.notify({ ...event, id: `evt_order_${number}` }), 200);
    }
    await stage.api.finishJobs();
    assert.equal(await stateOf(), expectedState);
  }
  assert.equal(await invoiceCount(), expectedCount);
});

test('a lost event is repaired by the comparison with Stripe', async () => {
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  await member.change(plan(1));
  await sql`update memberships set state = 'past_due' where user_id = ${member.id}`.execute(stage.api.deps.db);
  stage.setNow(new Date(stage.now().getTime() + 3_600_000));
  await reconcileMemberships(stage.api.deps);
  assert.equal((await member.read()).state, 'active');
});

test('of 100 requests for the last use of a coupon, one gets it', async () => {
  const { db } = stage.api.deps;
  const { rows } = await sql<{ id: number }>`insert into coupons (code, percent, max_uses) values ('ULTIMO', 10, 1)
    returning id`.execute(db);
  const coupon = rows[0]?.id ?? 0;
  const users = await db.selectFrom('users').select('id').limit(100).execute();
  const results = await Promise.all(
    users.map(({ id: userId }) =>
      transact(db, (trx) => reserveCoupon(trx, coupon, { userId, locale: 'en' })).then(
        () => 'reserved',
        (error: unknown) => (isAppError(error) ? JSON.stringify(error.details) : String(error)),
      ),
    ),
  );
  assert.equal(results.filter((result) => result === 'reserved').length, 1);
  assert.deepEqual(new Set(results), new Set(['reserved', '{"reason":"USED_UP"}']));
});

describe('coupons', () => {
  test('state why they give nothing', async () => {
    const { db } = stage.api.deps;
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await sql`insert into coupons (code, percent, package_id) values ('SOLO3', 10, ${plan(3)})`.execute(db);
    await sql`insert into coupons (code, percent, role_id) select 'FUNDAS', 10, id from roles
      where name = 'founders'`.execute(db);
    await sql`insert into coupons (code, percent, min_amount) values ('GRANDE', 10, 100000)`.execute(db);
    await sql`insert into coupons (code, amount, currency) values ('PESOS', 1000, 'CLP')`.execute(db);
    const reasonOf = async (code: string) => (await member.quote(plan(1), code)).details?.reason;
    assert.deepEqual(
      await Promise.all(['nada', 'verano', 'solo3', 'fundas', 'grande', 'pesos', 'ultimo'].map(reasonOf)),
      ['UNKNOWN', 'EXPIRED', 'NOT_FOR_PLAN', 'NOT_FOR_ROLE', 'MIN_AMOUNT', 'CURRENCY', 'USED_UP'],
    );
    const { data: quote } = await member.quote(plan(2), ' hola20 ');
    assert.equal(quote.total, (packages[2]?.price ?? 0) * 0.8);
    await member.change(plan(2), { coupon_code: 'hola20', quote_token: quote.quote_token });
    assert.equal((await member.charges()).at(-1), quote.total);
    assert.equal((await member.quote(plan(3), 'HOLA20')).details?.reason, 'ALREADY_USED_BY_YOU');
    const retrieve = (more: string) =>
      member.get<{ readonly code: string }>(`/api/stripe/coupon_retrieve?coupon_code=${more}`);
    assert.equal((await retrieve('nada')).details?.reason, 'UNKNOWN');
    assert.equal((await retrieve('solo3')).data.code, 'SOLO3');
    assert.equal((await retrieve('solo3&user_id=1')).status, 403);
  });

  test('for several payments leave nothing behind when the card is refused, and begin with the bank’s answer', async () => {
    const { db } = stage.api.deps;
    await sql`insert into coupons (code, percent, duration) values ('LARGO', 30, 'forever')`.execute(db);
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(plan(1));
    await member.useCard(cards.failing);
    assert.equal((await member.change(plan(2), { coupon_code: 'LARGO' })).status, 402);
    assert.equal((await member.read()).next_amount, packages[1]?.price);
    await member.useCard(cards.asks);
    const { data: quote } = await member.quote(plan(2), 'LARGO');
    const { data } = await member.change(plan(2), { coupon_code: 'LARGO', quote_token: quote.quote_token });
    assert.equal(data.state, 'requires_action');
    assert.equal(data.membership.next_amount, packages[1]?.price);
    assert.ok(data.payment);
    await member.answerBank(data.payment, 'succeed');
    await member.refresh();
    assert.deepEqual(
      [(await member.charges()).at(-1), (await member.read()).next_amount],
      [quote.total, quote.next_amount],
    );
  });

  test('are given back when the card is refused', async () => {
    const { db } = stage.api.deps;
    const member = await stage.addMember();
    await sql`insert into coupons (code, percent, max_uses) values ('UNAVEZ', 50, 1)`.execute(db);
    await member.useCard(cards.failing);
    assert.equal((await member.change(plan(1), { coupon_code: 'UNAVEZ' })).status, 402);
    const other = await stage.addMember();
    await other.useCard(cards.visa);
    assert.equal((await other.change(plan(1), { coupon_code: 'UNAVEZ' })).status, 200);
    await member.useCard(cards.visa);
    assert.equal((await member.change(plan(1), { coupon_code: 'UNAVEZ' })).details?.reason, 'USED_UP');
    assert.deepEqual(await member.charges(), []);
  });
});

describe('Stripe that fails', () => {
  const { StripeConnectionError, StripeAPIError } = Stripe.errors;
  for (const [name, error] of [
    ['has charged, but its answer is lost', new StripeConnectionError({ message: 'lost', type: 'api_error' })],
    ['answers 500', new StripeAPIError({ message: 'down', type: 'api_error', statusCode: 500 } as never)],
  ] as const)
    test(`${name}: the next press charges once`, async (t) => {
      const member = await stage.addMember();
      await member.useCard(cards.visa);
      const { data: quote } = await member.quote(plan(1));
      const { subscriptions } = stage.client();
      const create = subscriptions.create.bind(subscriptions);
      const fault = t.mock.method(subscriptions, 'create', async (...input: Parameters<typeof create>) => {
        if (error instanceof StripeConnectionError) await create(...input);
        throw error;
      });
      const press = () => member.change(plan(1), { quote_token: quote.quote_token });
      assert.equal((await press()).status, 503);
      fault.mock.restore();
      const { status, data } = await press();
      assert.deepEqual([status, data.state], [200, 'done']);
      assert.equal((await member.charges()).length, 1);
    });
});

describe('invoices', () => {
  test('have numbers without gaps, a file for their member only, and a file of the year', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(plan(1));
    interface List {
      readonly data: readonly { readonly number: string; readonly url: string; readonly amount: number }[];
      readonly meta: { readonly years: readonly { readonly url: string }[] };
    }
    const { data, meta } = (await member.person.get('/api/v2/my/invoices')).json<List>();
    assert.equal(data.length, 1);
    const address = data[0]?.url ?? '';
    const file = await stage.api.app.inject({ method: 'GET', url: address });
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
    assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-');
    assert.equal((await stage.api.app.inject({ method: 'GET', url: meta.years[0]?.url ?? '' })).statusCode, 200);
    const [path = ''] = address.split('?');
    assert.equal((await stage.api.app.inject({ method: 'GET', url: path })).statusCode, 401);
    assert.equal((await stage.api.app.inject({ method: 'GET', url: `${address}x` })).statusCode, 401);
    const other = await stage.addMember();
    assert.equal((await other.person.get(path)).statusCode, 404);
    const { rows } = await sql<{ number: string }>`select number from membership_invoices order by number`.execute(
      stage.api.deps.db,
    );
    const numbers = rows.map(({ number }) => number);
    for (const year of new Set(numbers.map((number) => number.slice(0, 4)))) {
      const ofYear = numbers.filter((number) => number.startsWith(year));
      assert.deepEqual(
        ofYear,
        ofYear.map((_, index) => `${year}-${String(index + 1).padStart(5, '0')}`),
      );
    }
  });

  test('the subscription of an account that is removed ends at Stripe', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(plan(1));
    const { subscription_id: id } = (await member.row()) ?? {};
    await sql`delete from memberships where user_id = ${member.id}`.execute(stage.api.deps.db);
    await reconcileMemberships(stage.api.deps);
    assert.equal((await stage.client().subscriptions.retrieve(String(id))).status, 'canceled');
  });
});

function permutationsOf<T>(values: readonly T[]): readonly (readonly T[])[] {
  if (values.length < 2) return [values];
  return values.flatMap((value, index) =>
    permutationsOf(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  );
}
