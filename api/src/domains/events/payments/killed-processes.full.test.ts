import { holdKeyHeader } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { sandboxPath } from '../../../infrastructure/stripe/stripe-account';
import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readSeats } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { type Program, startProgram } from '../../../testing/start-program';
import { cloneTemplate, type TestDatabase } from '../../../testing/template';
import { countSeats } from '../capacity/count-seats';

const processCount = 2;
/** Each one starts a process, which takes seconds; `KILLS=20` makes it a longer run. */
const killCount = Number(process.env['KILLS'] ?? 6);
/** Buyers who order one after the other, while processes are killed. */
const buyerCount = 8;

describe('two processes that sell', { skip: !isPostgres && 'PGlite serves one process' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-killed-'));
  let database: TestDatabase;
  let api: TestApi;
  let programs: Program[];

  const start = (): Promise<Program> => {
    assert.ok(database.settings.kind === 'postgres');
    return startProgram({ DATABASE_URL: database.settings.url, DATA_DIR: folder, SEED: 'false', LIMITS: 'roomy' });
  };
  before(async () => {
    database = await cloneTemplate();
    api = await buildTestApi({ database: database.settings, env: { dataDir: folder } });
    programs = await Promise.all(Array.from({ length: processCount }, start));
    for (const program of programs) assert.ok(await program.isHealthy(), program.output());
  });
  after(async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await api.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const originAt = (place: number): string => programs[place % programs.length]?.origin ?? '';

  test('give 500 people exactly the 100 tickets', async () => {
    const event = await addEvent(api, { capacity: 100 });
    const ticket = await addTicket(api, event, { quantity: 300 });
    const answers: { status: number; body: string }[] = [];
    const indexes = Array.from({ length: 500 }, (_, index) => index).values();
    // attendance.test.ts sends all of them at once, to two APIs in its own process.
    const buyers = Array.from({ length: 100 }, async () => {
      for (const index of indexes) {
        const body = toMultipart({ event_id: event, ticket_id: ticket, ...person(index) });
        const answer = await fetch(`${originAt(index)}/api/addattend`, { method: 'POST', body });
        answers.push({ status: answer.status, body: await answer.text() });
      }
    });
    await Promise.all(buyers);
    const counts = [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    assert.deepEqual(counts, [100, 400], String([...new Set(answers.map(({ status }) => status))]));
    assert.ok(answers.every(({ status, body }) => status === 201 || /"SOLD_OUT"/.test(body)));
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 100, held: 0 });
  });

  test(`lose no paid order and count every seat when they are killed ${killCount} times`, async () => {
    const event = await addEvent(api, { capacity: 5000 });
    const prices = [0, 2500];
    const tickets = await Promise.all(prices.map((price) => addTicket(api, event, { price, currency: 'USD' })));
    const send = async (origin: string, path: string, body: string | URLSearchParams, key?: string) => {
      const headers = {
        'content-type': typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded',
        ...(key === undefined ? {} : { [holdKeyHeader]: key }),
      };
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
      return answer.json() as Promise<{ data: Readonly<Record<string, string>> }>;
    };
    /** As the browser does it, without a second try: whatever is lost on the way stays lost. */
    const order = async (origin: string, number: number): Promise<void> => {
      const ticket_id = tickets[number % tickets.length];
      const items = [{ ticket_id, quantity: 1 + (number % 3) }];
      const { data: hold } = await send(origin, `/api/v2/events/${event}/holds`, JSON.stringify({ items }));
      const path = `/api/v2/holds/${hold['reference']}`;
      const form = JSON.stringify(person(number));
      if (ticket_id === tickets[0]) return void (await send(origin, `${path}/confirm`, form, hold['key']));
      const { data: payment } = await send(origin, `${path}/payment`, form, hold['key']);
      const card = new URLSearchParams({
        key: String(payment['publishable_key']),
        client_secret: String(payment['client_secret']),
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
      });
      await send(origin, `${sandboxPath}/v1/payment_intents/${payment['id']}/confirm`, card);
    };
    let isOver = false;
    let number = 1000;
    const buyers = Array.from({ length: buyerCount }, async () => {
      while (!isOver) {
        number += 1;
        // The answer of a process that was killed never comes.
        await order(originAt(number), number).catch(() => sleep(10));
      }
    });
    for (let kill = 0; kill < killCount; kill += 1) {
      const next = start();
      await sleep(Math.random() * 300);
      const [victim] = programs.splice(kill % processCount, 1);
      victim?.child.kill('SIGKILL');
      programs.push(await next);
    }
    isOver = true;
    await Promise.all(buyers);
    await Promise.all(programs.map((program) => program.stop()));

    await repair(event);
    const { drift } = await countSeats(api.deps);
    assert.deepEqual(drift, []);
    const outcomes = await readOutcomes(event);
    for (const intent of ['succeeded', null])
      assert.ok(
        outcomes.some((one) => one.intent === intent && one.state === 'confirmed'),
        `confirmed, ${intent}`,
      );
    for (const { intent, state, isWhole, mails } of outcomes) {
      const isConfirmed = state === 'confirmed';
      assert.deepEqual([isWhole, mails], isConfirmed ? [true, 1] : [false, 0], `${intent} ${state}`);
      assert.ok(isConfirmed || intent !== 'succeeded', `paid, but ${state}`);
    }
  });

  /** For each outcome of orders: whether they have all their attendees, and the mails with tickets of one order. */
  async function readOutcomes(event: number) {
    const { rows } = await sql<{ intent: string | null; state: string; isWhole: boolean; mails: number }>`
      with outcome as (
        select i.body->>'status' as intent, o.state,
          (select sum(quantity) from order_items t where t.order_id = o.id)
            = (select count(*) from attendees a where a.order_id = o.id and a.state <> 'cancelled') as whole,
          (select count(*) from outbox_mails m where m.recipient = o.email) as mails
        from orders o left join payments p on p.purpose = 'order' and p.subject_id = o.id
          left join stripe_sandbox i on i.id = p.intent_id
        where o.event_id = ${event})
      select intent, state, whole as "isWhole", mails::int from outcome group by 1, 2, 3, 4 order by 1, 2, 3, 4
    `.execute(api.deps.db);
    return rows;
  }

  /** What the recurring jobs do within minutes: holds end, payments are checked, jobs of killed processes run again. */
  async function repair(event: number): Promise<void> {
    const { db } = api.deps;
    await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
      db,
    );
    await sql`update payments set created_at = now() - interval '5 minutes', checked_at = null`.execute(db);
    await sql`update background_jobs set due_at = now() where state in ('waiting', 'running') and kind ~ '^(events|payments)\\.'`.execute(
      db,
    );
    await sql`insert into background_jobs (kind, payload, due_at, most_attempts, is_at_most_once)
      values ('payments.check-open', '{}', now(), 8, false)`.execute(db);
    while ((await api.finishJobs()) > 0);
  }
});
