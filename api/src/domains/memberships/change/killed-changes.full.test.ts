import type { PaymentKey, Quote } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { isPostgres } from '../../../testing/lane';
import { buildPayingApi, createBuyer } from '../../../testing/sandbox-payments';
import { openProcesses } from '../../../testing/several-processes';
import type { Program } from '../../../testing/start-program';

/** Kills of one round. Each kill starts a process, which takes seconds. */
const killCount = 6;
/** Milliseconds between the request and the kill; a change takes some 100 ms. */
const pauses = [5, 25, 50, 80, 120, 180] as const;

interface Answered {
  readonly status: number;
  readonly body: { readonly data?: { readonly state: string }; readonly code?: string };
}

describe('a process that is killed while a plan changes', { skip: !isPostgres && 'PGlite serves one process' }, () => {
  const readProcesses = openProcesses(2, buildPayingApi);
  let api: TestApi;
  let programs: Program[];
  let start: () => Promise<Program>;
  before(() => {
    ({ api, programs, start } = readProcesses());
  });

  /** A member with a card that pays. */
  async function addMember(): Promise<TestPerson> {
    const { browse, client } = createBuyer(api);
    const member = await addPerson(api, { roles: ['latinas'] });
    const { data: key } = (await member.post('/api/v2/my/membership/card')).json<{ data: PaymentKey }>();
    await browse(`setup_intents/${key.id}/confirm`, {
      client_secret: key.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    });
    const { payment_method: method } = await client().setupIntents.retrieve(key.id);
    const answer = await member.post('/api/stripe/update_credit_card', { payment_method: String(method) });
    assert.equal(answer.statusCode, 200, answer.body);
    return member;
  }

  async function change({ origin }: Program, { token }: TestPerson, body: object): Promise<Answered | null> {
    try {
      const answer = await fetch(`${origin}/api/stripe/change_membership`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Answered['body'] };
    } catch {
      // The process was killed.
      return null;
    }
  }

  /** Presses until an answer comes, as a member does who sees that the connection was lost. */
  async function press(member: TestPerson, body: object): Promise<Answered> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [program] = programs;
      const answer = program === undefined ? null : await change(program, member, body);
      if (answer !== null && answer.status < 500) return answer;
      await sleep(100);
    }
    throw new Error('no answer');
  }

  /** Requests a change, kills the process that does it after a pause, and asks another one for the same change. */
  async function changeWhileKilled(member: TestPerson, packageId: number, pause: number): Promise<number> {
    const quoteAnswer = await member.post('/api/stripe/change_membership_calculate', { package_id: packageId });
    const { data: quote } = quoteAnswer.json<{ data: Quote }>();
    const body = { package_id: packageId, quote_token: quote.quote_token };
    const [victim] = programs.splice(0, 1);
    assert.ok(victim);
    const firstAnswer = change(victim, member, body);
    await sleep(pause);
    victim.child.kill('SIGKILL');
    programs.push(await start());
    await firstAnswer;
    const answer = await press(member, body);
    assert.deepEqual([answer.status, answer.body.data?.state], [200, 'done'], JSON.stringify(answer.body));
    return quote.total;
  }

  test('charges each change once, and loses neither a plan nor an invoice', async () => {
    const { rows: packages } = await sql<{ id: number }>`select p.id from packages p join roles r on r.id = p.role_id
      where r.name = 'latinas' order by p.position`.execute(api.deps.db);
    const [, small = { id: 0 }, , large = { id: 0 }] = packages;
    for (let kill = 0; kill < killCount; kill += 1) {
      const member = await addMember();
      const pause = pauses[kill % pauses.length] ?? 0;
      const totals = [
        await changeWhileKilled(member, small.id, pause),
        await changeWhileKilled(member, large.id, pause + 10),
      ];
      await member.post('/api/v2/my/membership/refresh');
      const { db, stripe } = api.deps;
      const row = await db.selectFrom('memberships').selectAll().where('user_id', '=', member.id).executeTakeFirst();
      assert.deepEqual([row?.state, row?.package_id], ['active', large.id], `after ${pause} ms`);
      const customer = row?.customer_id ?? '';
      const { data: invoices } = (await stripe?.client.invoices.list({ customer, limit: 100 })) ?? { data: [] };
      const charges = invoices.filter(({ status }) => status === 'paid').map(({ amount_paid: amount }) => amount);
      assert.deepEqual(charges.toReversed(), totals, `after ${pause} ms`);
      const { data: subscriptions } = (await stripe?.client.subscriptions.list({ customer })) ?? { data: [] };
      assert.deepEqual(
        subscriptions.map(({ id, status }) => [id, status]),
        [[row?.subscription_id, 'active']],
      );
      const invoiceRows = await db
        .selectFrom('membership_invoices')
        .select('amount')
        .where('user_id', '=', member.id)
        .orderBy('number')
        .execute();
      assert.deepEqual(
        invoiceRows.map(({ amount }) => amount),
        totals,
      );
      const changes = await db
        .selectFrom('membership_changes')
        .select(['state', 'began_at'])
        .where('user_id', '=', member.id)
        .execute();
      assert.deepEqual(
        changes,
        [1, 2].map(() => ({ state: 'done', began_at: null })),
      );
    }
    const { rows: gaps } = await sql`select year from invoice_numbers n where last_number
      <> (select count(*) from membership_invoices i where left(i.number, 4) = n.year::text)`.execute(api.deps.db);
    assert.deepEqual(gaps, []);
  });
});
