import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person, readSeats } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { buildPayingApi, createBuyer } from '../../../testing/sandbox-payments';
import { startProgram } from '../../../testing/start-program';
import { cloneTemplate, type TestDatabase } from '../../../testing/template';

const paidOrderCount = 24;
const freeOrderCount = 24;
const price = 2500;
/** Each kill starts a process, which takes seconds; `KILLS=20` makes it a longer run. */
const killCount = Number(process.env['KILLS'] ?? 2);

describe('the cancellation of an event', { skip: !isPostgres && 'PGlite serves one process' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-cancelled-'));
  let database: TestDatabase;
  let api: TestApi;
  let isOpen = true;
  let url: string;
  let reader: Pool;

  before(async () => {
    database = await cloneTemplate();
    assert.ok(database.settings.kind === 'postgres');
    url = database.settings.url;
    reader = new Pool({ connectionString: url, max: 1 });
    api = await buildPayingApi({ database: database.settings, env: { dataDir: folder } });
  });
  after(async () => {
    if (isOpen) await api.close();
    await reader.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test(`is finished by other processes when its own is killed ${killCount} times: one refund and one mail each`, async () => {
    const event = await addEvent(api, { capacity: 500, status: 'published' });
    const freeTicket = await addTicket(api, event);
    const paidTicket = await addTicket(api, event, { price, currency: 'USD', max_per_order: 5 });
    const buyer = createBuyer(api);
    for (let number = 0; number < paidOrderCount; number += 1) {
      const { data: payment } = await buyer.begin(
        await buyer.hold(event, paidTicket, 1 + (number % 2)),
        person(number),
      );
      await buyer.payByCard(payment, '4242 4242 4242 4242');
      await buyer.notifyAll(payment.id);
    }
    for (let number = 100; number < 100 + freeOrderCount; number += 1) {
      const body = toMultipart({ event_id: event, ticket_id: freeTicket, ...person(number) });
      assert.equal((await api.post('/api/addattend', body)).statusCode, 201);
    }
    await finishAllJobs(api);
    // The worker of this process would do the work itself.
    await api.close();
    isOpen = false;

    let interruptionCount = 0;
    for (let kill = 0; kill < killCount; kill += 1) {
      const program = await startProgram({ DATABASE_URL: url, DATA_DIR: folder, SEED: 'false', LIMITS: 'roomy' });
      if (kill === 0) await requestCancellation(program.origin, event);
      await dueNow();
      const countBefore = await countValid(event);
      // A kill after the first finished order is in the middle of the work.
      for (let time = 0; time < 2000 && (await countValid(event)) === countBefore && countBefore > 0; time += 1)
        await sleep(3);
      await sleep(Math.random() * 20);
      const exit = new Promise((resolve) => program.child.once('exit', resolve));
      program.child.kill('SIGKILL');
      await exit;
      const validCount = await countValid(event);
      if (validCount > 0 && validCount < paidOrderCount + freeOrderCount) interruptionCount += 1;
    }
    assert.ok(interruptionCount > 0, 'no process was killed in the middle of the work');

    api = await buildPayingApi({ database: database.settings, env: { dataDir: folder } });
    isOpen = true;
    for (let round = 0; round < 5; round += 1) {
      await dueNow();
      await finishAllJobs(api);
    }
    const { rows: refunds } = await sql<{ amount: number; sum: number; count: number }>`select p.amount,
        coalesce(sum(r.amount), 0)::int as sum, count(r.id)::int as count
      from payments p join orders o on o.id = p.subject_id left join refunds r on r.payment_id = p.id
      where p.purpose = 'order' and o.event_id = ${event} group by p.id, p.amount`.execute(api.deps.db);
    assert.equal(refunds.length, paidOrderCount);
    for (const { amount, sum, count } of refunds) assert.deepEqual([sum, count], [amount, 1]);
    assert.equal(await countSandboxRefunds(), paidOrderCount);

    const { rows: mails } = await sql<{ recipient: string; count: number }>`select recipient, count(*)::int as count
      from outbox_mails where template = 'eventCancelled' group by 1`.execute(api.deps.db);
    assert.equal(mails.length, paidOrderCount + freeOrderCount);
    assert.ok(
      mails.every(({ count }) => count === 1),
      JSON.stringify(mails.filter(({ count }) => count > 1)),
    );
    assert.ok(
      (await readSeats(api, event)).every((row) =>
        Object.values(row)
          .slice(1)
          .every((seats) => seats === 0),
      ),
    );
    const { rows: plans } = await sql<{ done_count: number; failed: number; is_over: boolean }>`select done_count,
      jsonb_array_length(failed_orders) as failed, finished_at is not null as is_over
      from event_cancellations where event_id = ${event}`.execute(api.deps.db);
    assert.deepEqual({ ...plans[0] }, { done_count: paidOrderCount + freeOrderCount, failed: 0, is_over: true });
  });

  async function requestCancellation(origin: string, event: number): Promise<void> {
    const send = async (path: string, body: object, token?: string) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      assert.ok(answer.ok, `${path}: ${answer.status}`);
      return (await answer.json()) as { data: { access_token?: string } };
    };
    const { data } = await send('/api/login', { email: 'admin@enlace.test', password: 'enlace-demo-1' });
    const form = { reason: 'The speaker is ill.', refund: true };
    await send(`/api/v2/events/${event}/cancellation`, form, data.access_token);
  }

  /** Orders of the event with valid tickets. */
  async function countValid(event: number): Promise<number> {
    const { rows } = await reader.query<{ count: number }>(
      `select count(distinct order_id)::int as count from attendees where event_id = $1 and state <> 'cancelled'`,
      [event],
    );
    return rows[0]?.count ?? 0;
  }

  /** Jobs of a killed process run again when its lease ends; here they do so at once. */
  async function dueNow(): Promise<void> {
    await reader.query(`update background_jobs set due_at = now() - interval '1 second'
      where state in ('waiting', 'running') and kind ~ '^(events|payments)\\.'`);
  }

  /** Refunds that reached Stripe. */
  async function countSandboxRefunds(): Promise<number> {
    const { rows } = await reader.query<{ count: number }>(
      `select count(*)::int as count from stripe_sandbox where body->>'object' = 'refund'`,
    );
    return rows[0]?.count ?? 0;
  }
});
