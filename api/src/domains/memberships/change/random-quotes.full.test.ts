import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildMemberApi, cards } from '../../../testing/sandbox-members';

let stage: Awaited<ReturnType<typeof buildMemberApi>>;
const day = 86_400_000;

before(async () => {
  stage = await buildMemberApi(new Date('2027-12-31T22:30:00Z'));
});
after(() => stage.api.close());

/** Numbers from 0 to below 1, the same in each run. */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** More with `QUOTE_ROUNDS=1000`, others with `QUOTE_SEED`. */
const rounds = Number(process.env['QUOTE_ROUNDS'] ?? 25);
const seed = Number(process.env['QUOTE_SEED'] ?? 20_271_231);

/** All that a customer has paid, in minor units. */
async function paidSum(customer: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum((body ->> 'amount_paid')::int), 0)::int as sum
    from stripe_sandbox where kind = 'invoice' and body ->> 'customer' = ${customer}`.execute(stage.api.deps.db);
  return rows[0]?.sum ?? 0;
}

/** Percentages and amounts of each duration; `code` begins the codes. */
async function addCoupons(code: string, currency: string): Promise<void> {
  const { db } = stage.api.deps;
  const coupon = (number: number, terms: object) => ({ code: `${code}${number}`, ...terms });
  await db
    .insertInto('coupons')
    .values([
      coupon(0, { percent: 13 }),
      coupon(1, { percent: 100 }),
      coupon(2, { amount: 333, currency }),
      coupon(3, { percent: 17, duration: 'repeating', duration_months: 2 }),
      coupon(4, { percent: 9, duration: 'forever' }),
      coupon(5, { percent: 40, duration: 'repeating', duration_months: 12 }),
      coupon(6, { amount: 121, currency, duration: 'repeating', duration_months: 1 }),
      coupon(7, { amount: 77, currency, duration: 'forever' }),
    ])
    .execute();
}

for (const [role, currency, factor] of [
  ['latinas', 'USD', 1],
  // Without a minor unit.
  ['allies', 'CLP', 9],
] as const)
  test(`every quote in ${currency} is the charge and the next one, on month ends, leap days and changes of the clocks, with and without coupons`, async () => {
    const next = createNumbers(seed);
    const { db } = stage.api.deps;
    const code = `RND${currency}`;
    const packages = await stage.packagesOf(role);
    const plan = (level: number): number => packages[level]?.id ?? 0;
    await sql`update packages set currency = ${currency}, price = price * ${factor},
      "interval" = case when id = ${plan(4)} then 'year' else 'month' end
      where id in (${sql.join(packages.map(({ id }) => id))})`.execute(db);
    const member = await stage.addMember(role);
    await member.useCard(cards.visa);
    await addCoupons(code, currency);
    const customer = await member.customer();
    let changeCount = 0;
    let nextCount = 0;
    for (let round = 0; round < rounds; round += 1) {
      await stage.moveTo(new Date(stage.now().getTime() + Math.ceil(next() * 40 * day * next())));
      const level = 1 + Math.floor(next() * 4);
      const coupon = next() < 0.4 ? `${code}${Math.floor(next() * 8)}` : undefined;
      if (next() < 0.3) await member.cancel();
      await member.refresh();
      if (next() < 0.5) await Promise.all([member.resume(), member.keep()]);
      await sql`delete from coupon_uses`.execute(db);
      const before = await paidSum(customer);
      const { status, data: quote } = await member.quote(plan(level), coupon);
      if (status !== 200) continue;
      stage.setNow(new Date(stage.now().getTime() + Math.floor(next() * 500_000)));
      const answer = await member.change(plan(level), {
        quote_token: quote.quote_token,
        ...(coupon === undefined ? {} : { coupon_code: coupon }),
      });
      assert.equal(answer.status, 200, JSON.stringify([round, quote, answer]));
      const paidAmount = (await paidSum(customer)) - before;
      assert.deepEqual([answer.data.total, paidAmount], [quote.total, quote.total], JSON.stringify([round, quote]));
      changeCount += 1;
      if (quote.next_at === null || next() < 0.5) continue;
      assert.equal(answer.data.membership.next_amount, quote.next_amount, JSON.stringify([round, quote]));
      await stage.moveTo(new Date(Date.parse(quote.next_at) + 3_600_000));
      const nextAmount = (await paidSum(customer)) - before - paidAmount;
      assert.equal(nextAmount, quote.next_amount, JSON.stringify([round, quote]));
      nextCount += 1;
    }
    assert.ok(changeCount > rounds / 4, `${changeCount} of ${rounds} were changes`);
    assert.ok(nextCount > rounds / 10, `${nextCount} of ${rounds} were followed`);
  });
