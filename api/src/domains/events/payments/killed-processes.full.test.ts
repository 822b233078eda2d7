import { holdKeyHeader } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { sandboxPath } from '../../../infrastructure/stripe/stripe-account';
import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readDrift, readSeats } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { openProcesses } from '../../../testing/several-processes';
import type { Program } from '../../../testing/start-program';

const processCount = 2;
/** Rounds of kills, and kills of one round. Each kill starts a process, which takes seconds. */
const roundCount = 4;
const killCount = 5;
/** Buyers who order one after the other, while processes are killed. */
const buyerCount = 8;

/** What the answers contain, as far as a buyer uses it. */
interface Answered {
  readonly id: string;
  readonly reference: string;
  readonly key: string;
  readonly publishable_key: string;
  readonly client_secret: string;
  readonly cancel_token: string;
  readonly code: string;
  readonly attendees: readonly { readonly id: number; readonly slug: string }[];
}

describe('two processes that sell', { skip: !isPostgres && 'PGlite serves one process' }, () => {
  const readProcesses = openProcesses(processCount, buildTestApi);
  let api: TestApi;
  let programs: Program[];
  let start: () => Promise<Program>;
  before(() => {
    ({ api, programs, start } = readProcesses());
  });
  const originAt = (place: number): string => programs[place % programs.length]?.origin ?? '';

  test('give 500 people at once exactly the 100 tickets', async () => {
    const event = await addEvent(api, { capacity: 100 });
    const ticket = await addTicket(api, event, { quantity: 300 });
    /** A process that is too busy answers 503, and the browser asks again. */
    const book = async (index: number): Promise<{ status: number; body: string }> => {
      const body = toMultipart({ event_id: event, ticket_id: ticket, ...person(index) });
      const answer = await fetch(`${originAt(index)}/api/addattend`, { method: 'POST', body });
      if (answer.status !== 503) return { status: answer.status, body: await answer.text() };
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      return book(index);
    };
    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => book(index)));
    const counts = [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    assert.deepEqual(counts, [100, 400], String([...new Set(answers.map(({ status }) => status))]));
    assert.ok(answers.every(({ status, body }) => status === 201 || /"SOLD_OUT"/.test(body)));
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 100, held: 0 });
  });

  for (let round = 1; round <= roundCount; round += 1)
    test(`lose no order and count every seat when they are killed ${killCount} times: round ${round}`, () =>
      sellWhileKilled(round));

  async function sellWhileKilled(round: number): Promise<void> {
    const event = await addEvent(api, { capacity: 5000, has_refunds: '1' });
    const prices = [0, 2500];
    const tickets = await Promise.all(prices.map((price) => addTicket(api, event, { price, currency: 'USD' })));
    const listAnswer = await api.post(
      `/api/v2/events/${event}/check-in-lists`,
      { name: 'Door', ticket_ids: [] },
      'admin',
    );
    const list = listAnswer.json<{ data: { id: number } }>().data.id;
    const token = await api.token('admin');
    const send = async (origin: string, path: string, body: object | URLSearchParams, key?: string) => {
      const isForm = body instanceof URLSearchParams;
      const headers = {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(key === undefined ? {} : key === 'admin' ? { authorization: `Bearer ${token}` } : { [holdKeyHeader]: key }),
      };
      const text = isForm ? body : JSON.stringify(body);
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: text });
      return answer.json() as Promise<{ data: Answered }>;
    };
    /** What happens to the first ticket of an order: it is cancelled, refunded, checked in, or nothing. */
    const use = async (origin: string, number: number, hold: Answered): Promise<void> => {
      const answer = await fetch(`${origin}/api/v2/holds/${hold.reference}`, {
        headers: { [holdKeyHeader]: hold.key },
      });
      const { data } = (await answer.json()) as { data: Answered };
      const [ticket] = data.attendees;
      if (ticket === undefined) return;
      const { data: ticketAnswer } = await send(origin, '/api/getAttendeeTicket', { slug: ticket.slug });
      const actions = [
        () =>
          send(
            origin,
            `/api/cancelAttendance?id=${ticket.id}&token=${encodeURIComponent(ticketAnswer.cancel_token)}`,
            {},
          ),
        () =>
          send(
            origin,
            `/api/v2/check-in-lists/${list}/redeem`,
            {
              code: ticketAnswer.code,
              nonce: `nonce-of-${ticket.id}-${number}`,
              gate: 'A',
              device: 'B',
              scanned_at: new Date(),
            },
            'admin',
          ),
        async () => {
          const { id } = await api.deps.db
            .selectFrom('orders')
            .select('id')
            .where('reference', '=', hold.reference)
            .executeTakeFirstOrThrow();
          return send(origin, `/api/v2/orders/${id}/refund`, { reason: 'Ill', attendee_ids: [ticket.id] }, 'admin');
        },
      ];
      await actions[number % 5]?.();
    };
    /** As the browser does it, without a second try: whatever is lost on the way stays lost. */
    const order = async (origin: string, number: number): Promise<void> => {
      const ticket_id = tickets[number % tickets.length];
      const items = [{ ticket_id, quantity: 1 + (number % 3) }];
      const { data: hold } = await send(origin, `/api/v2/events/${event}/holds`, { items });
      const path = `/api/v2/holds/${hold.reference}`;
      const form = person(number);
      if (ticket_id === tickets[0]) {
        await send(origin, `${path}/confirm`, form, hold.key);
        return use(origin, number, hold);
      }
      const { data: payment } = await send(origin, `${path}/payment`, form, hold.key);
      const card = new URLSearchParams({
        key: payment.publishable_key,
        client_secret: payment.client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
      });
      await send(origin, `${sandboxPath}/v1/payment_intents/${payment.id}/confirm`, card);
      await use(origin, number, hold);
    };
    let isOver = false;
    let number = 1000 * round;
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

    await repair(event);
    assert.deepEqual(await readDrift(api, event), []);
    const outcomes = await readOutcomes(event);
    for (const intent of ['succeeded', null])
      assert.ok(
        outcomes.some((one) => one.intent === intent && one.state === 'confirmed'),
        `confirmed, ${intent}`,
      );
    for (const { intent, state, isWhole, isValid, mails } of outcomes) {
      const hasTickets = ['confirmed', 'partially_refunded', 'refunded'].includes(state);
      // Tickets that were all cancelled before the mail was written have none.
      const expectedMails = hasTickets && (isValid || mails === 1) ? 1 : 0;
      assert.deepEqual([isWhole, mails], [hasTickets, expectedMails], `${intent} ${state}`);
      assert.ok(hasTickets || intent !== 'succeeded', `paid, but ${state}`);
    }
    // Money and tickets agree: what went back is the price of cancelled tickets, and no person inside lost a ticket.
    const { rows } = await sql`select o.id from orders o join payments p on p.purpose = 'order' and p.subject_id = o.id
      where o.event_id = ${event} and p.state = 'paid' and p.refunded
        <> 2500 * (select count(*) from attendees a where a.order_id = o.id and a.state = 'cancelled')`.execute(
      api.deps.db,
    );
    assert.deepEqual(rows, []);
    const lostGuests = await sql`select a.id from attendees a join check_ins c on c.attendee_id = a.id
      where a.event_id = ${event} and a.state = 'cancelled'`.execute(api.deps.db);
    assert.deepEqual(lostGuests.rows, []);
  }

  /**
   * For each outcome of orders: whether they have all their attendees, whether one of these is valid, and the mails with
   * tickets of one order.
   */
  async function readOutcomes(event: number) {
    const { rows } = await sql<{
      intent: string | null;
      state: string;
      isWhole: boolean;
      isValid: boolean;
      mails: number;
    }>`
      with outcome as (
        select i.body->>'status' as intent, o.state,
          (select sum(quantity) from order_items t where t.order_id = o.id)
            = (select count(*) from attendees a where a.order_id = o.id) as whole,
          exists (select 1 from attendees a where a.order_id = o.id and a.state <> 'cancelled') as valid,
          (select count(*) from outbox_mails m where m.recipient = o.email and m.template = 'ticketConfirmed') as mails
        from orders o left join payments p on p.purpose = 'order' and p.subject_id = o.id
          left join stripe_sandbox i on i.id = p.intent_id
        where o.event_id = ${event})
      select intent, state, whole as "isWhole", valid as "isValid", mails::int from outcome
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
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
    await sql`update background_jobs set due_at = now() - interval '1 second' where state in ('waiting', 'running') and kind ~ '^(events|payments)\\.'`.execute(
      db,
    );
    await sql`insert into background_jobs (kind, payload, due_at, most_attempts, is_at_most_once)
      values ('payments.check-open', '{}', now(), 8, false)`.execute(db);
    while ((await api.finishJobs()) > 0);
  }
});
