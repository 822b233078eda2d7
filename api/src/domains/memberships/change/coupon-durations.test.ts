import type { MembershipDetails } from '@enlace/shared-contract/memberships';
import type { Coupon } from '@enlace/shared-contract/packages';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../../testing/sandbox-members';
import {
  addPaying,
  later,
  openMembershipsStage,
  plan,
  priceOf,
  stage,
} from '../../../testing/stages/memberships/memberships-stage';

openMembershipsStage();

const addCoupon = async (coupon: { readonly code: string } & Readonly<Record<string, unknown>>): Promise<number> => {
  const answer = await stage.api.post('/api/v2/coupons', coupon, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
};

const stripeCoupons = async (id: number) => {
  const { rows } = await sql<{ id: string }>`select id from stripe_sandbox
    where kind = 'coupon' and id like ${`enlace\\_${id}\\_%`}`.execute(stage.api.deps.db);
  return rows.map((row) => row.id);
};

describe('a coupon for three months', () => {
  test('reduces three payments, as the quote said, and no later one', async () => {
    const id = await addCoupon({ code: 'TRES', percent: 20, duration: 'repeating', duration_months: 3 });
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    const reducedPrice = priceOf(2) * 0.8;
    const { data: quote } = await member.quote(plan(2), 'tres');
    const end = new Date(stage.now());
    end.setUTCMonth(end.getUTCMonth() + 3);
    assert.deepEqual(
      [quote.total, quote.next_amount, quote.full_amount, quote.reduced_until],
      [reducedPrice, reducedPrice, priceOf(2), end.toISOString()],
    );
    const { data } = await member.change(plan(2), { coupon_code: 'tres', quote_token: quote.quote_token });
    assert.deepEqual(
      [data.membership.next_amount, data.membership.full_amount, data.membership.reduced_until],
      [reducedPrice, priceOf(2), end.toISOString()],
    );
    const row = await member.row();
    const answer = await stage.api.get(`/api/v2/memberships/${row?.id}`, 'admin');
    const details = answer.json<{ data: MembershipDetails }>().data;
    assert.deepEqual(
      [details.price, details.next_amount, details.reduced_until],
      [priceOf(2), reducedPrice, end.toISOString()],
    );
    await stage.moveTo(later(130));
    await member.refresh();
    const fullPrice = priceOf(2);
    assert.deepEqual(await member.charges(), [reducedPrice, reducedPrice, reducedPrice, fullPrice, fullPrice]);
    const after = await member.read();
    assert.deepEqual([after.next_amount, after.reduced_until], [fullPrice, null]);
    const { rows } = await sql<{ amount: number; sum: number; monthly_amount: number }>`select amount, monthly_amount,
        (select sum((line ->> 'amount')::int)::int from json_array_elements(lines::json) as line) as sum
      from membership_invoices where user_id = ${member.id} order by id`.execute(stage.api.deps.db);
    assert.deepEqual(
      rows.map(({ amount, sum, monthly_amount: monthly }) => [amount, sum, monthly]),
      [reducedPrice, reducedPrice, reducedPrice, fullPrice, fullPrice].map((amount) => [amount, amount, amount]),
    );
    assert.equal((await stripeCoupons(id)).length, 1);
    assert.equal((await member.quote(plan(3), 'TRES')).details?.reason, 'ALREADY_USED_BY_YOU');
  });

  test('is named with its duration before it is used', async () => {
    const member = await stage.addMember();
    for (const [code, duration, months] of [
      ['tres', 'repeating', 3],
      ['hola20', 'once', null],
    ] as const) {
      const { data } = await member.get<Coupon>(`/api/stripe/coupon_retrieve?coupon_code=${code}`);
      assert.deepEqual([data.duration, data.duration_months], [duration, months]);
      const list = await stage.api.get(`/api/rolepackages/list-all?coupon=${code}`);
      const { coupon } = list.json<{ meta: { coupon: Coupon } }>().meta;
      assert.deepEqual([coupon.duration, coupon.duration_months], [duration, months]);
    }
  });
});

describe('a coupon for ever', () => {
  test('goes on with a better plan and with a smaller one', async () => {
    await addCoupon({ code: 'SIEMPRE', amount: 150, currency: 'USD', duration: 'forever' });
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(plan(1), { coupon_code: 'siempre' });
    await stage.moveTo(later(10));
    const { data: better } = await member.quote(plan(3));
    assert.deepEqual([better.kind, better.next_amount, better.reduced_until], ['now', priceOf(3) - 150, null]);
    assert.ok(better.lines.some(({ kind, amount }) => kind === 'coupon' && amount < 0));
    assert.equal(
      better.lines.reduce((sum, { amount }) => sum + amount, 0),
      better.total,
    );
    await member.change(plan(3), { quote_token: better.quote_token });
    assert.deepEqual(await member.charges(), [priceOf(1) - 150, better.total]);
    const { data: smaller } = await member.quote(plan(2));
    assert.deepEqual([smaller.kind, smaller.total, smaller.next_amount], ['later', 0, priceOf(2) - 150]);
    await member.change(plan(2));
    assert.equal((await member.read()).next_amount, priceOf(2) - 150);
    await stage.moveTo(later(31));
    await member.refresh();
    assert.equal((await member.charges()).at(-1), priceOf(2) - 150);
    assert.deepEqual(
      [(await member.read()).package?.id, (await member.read()).next_amount],
      [plan(2), priceOf(2) - 150],
    );
  });

  test('never takes a payment below nothing', async () => {
    await addCoupon({ code: 'REGALO', amount: 1_000_000, currency: 'USD', duration: 'forever' });
    const member = await addPaying(1);
    await stage.moveTo(later(3));
    assert.equal((await member.quote(plan(2), 'regalo')).details?.reason, 'MIN_AMOUNT');
    const other = await stage.addMember();
    await other.useCard(cards.visa);
    const { data: quote } = await other.quote(plan(2), 'regalo');
    assert.deepEqual([quote.total, quote.next_amount, quote.full_amount], [0, 0, priceOf(2)]);
    const { data } = await other.change(plan(2), { coupon_code: 'regalo', quote_token: quote.quote_token });
    assert.deepEqual([data.state, data.membership.state, data.membership.next_amount], ['done', 'active', 0]);
  });
});

test('a quote ends with the terms of its coupon', async () => {
  const id = await addCoupon({ code: 'CAMBIA', percent: 10, duration: 'repeating', duration_months: 6 });
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  const { data: quote } = await member.quote(plan(1), 'cambia');
  await stage.api.post(
    `/api/v2/coupons/${id}/edit`,
    { code: 'CAMBIA', percent: 10, duration: 'repeating', duration_months: 2 },
    'admin',
  );
  const press = () => member.change(plan(1), { coupon_code: 'cambia', quote_token: quote.quote_token });
  const { status, code, message } = await press();
  assert.deepEqual([status, code], [409, 'QUOTE_CHANGED']);
  assert.match(message ?? '', /next payments/);
  assert.deepEqual(await member.charges(), []);
});
