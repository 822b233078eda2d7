import type { Redemption } from '@enlace/shared-contract/attendees';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, finishAllJobs, readDrift, readSeats } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { addList, addToCrew, type Door, openDoor, scanOf } from '../../../testing/stages/events/check-in-stage';
import { endHolds } from '../../../testing/stages/events/holds-stage';
import { doorPaymentsOf } from './door-payments';

let api: TestApi;
let door: Door;
let event: number;
let ticket: number;
let list: number;

before(async () => {
  api = await shareTestApi();
  door = await openDoor(api);
  event = await addEvent(api, { capacity: 2 });
  ticket = await addTicket(api, event, { price: 2500, quantity: 2 });
  await addToCrew(api, event, door.steward, 'steward');
  await addToCrew(api, event, door.supervisor, 'supervisor');
  list = await addList({ ...door, event });
});

let count = 0;
function formOf(values: object = {}) {
  count += 1;
  const name = { first_name: 'Luz', last_name: `Puerta ${count}` };
  return { ...scanOf(), ...name, key: `key-of-walk-in-${count}`, ticket_id: ticket, paid: 'free', ...values };
}
const send = (form: object, who = door.supervisor) => who.post(`/api/v2/check-in-lists/${list}/walk-in`, form);
const mailsSince = async (id: number) => {
  await finishAllJobs(api);
  const { rows } = await sql`select 1 from outbox_mails where id > ${id}`.execute(api.deps.db);
  return rows.length;
};
const lastMail = async () => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from outbox_mails`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};

describe('a person without a ticket', () => {
  test('pays at the door and is in, once, also when the form is sent twice at once', async () => {
    const mail = await lastMail();
    const form = formOf({ paid: 'cash', amount: 2500 });
    const answers = await Promise.all([send(form), send(form)]);
    const redemptions = answers.map((answer) => {
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: Redemption }>().data;
    });
    assert.deepEqual(redemptions[0], redemptions[1]);
    assert.deepEqual([redemptions[0]?.result, redemptions[0]?.check_in?.gate], ['ok', 'Norte']);
    assert.deepEqual(await doorPaymentsOf(api.deps.db, event), [
      { method: 'cash', currency: 'USD', count: 1, amount: 2500 },
    ]);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
    assert.equal(await mailsSince(mail), 0, 'no address, no mail');
  });

  test('gets the ticket and the receipt by mail when there is an address', async () => {
    const mail = await lastMail();
    const answer = await send(formOf({ email: 'luz.puerta@example.org', paid: 'transfer', amount: 1000 }));
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(await mailsSince(mail), 2);
  });

  test('enters above the capacity when a supervisor exceeds it, by one seat', async () => {
    const refusal = await send(formOf());
    assert.deepEqual([refusal.statusCode, refusal.json<{ code: string }>().code], [409, 'SOLD_OUT']);
    assert.equal((await send(formOf({ exceed: true }), door.steward)).statusCode, 403);
    assert.equal((await send(formOf({ exceed: true }))).statusCode, 201);
    const { rows } = await sql`select e.capacity, t.quantity from events e join tickets t on t.event_id = e.id
      where e.id = ${event}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ capacity: 3, quantity: 3 }]);
    assert.deepEqual(await readDrift(api, event), []);
    const { rows: entries } = await sql<{ after: object }>`select after from audit_entries
      where action = 'exceedSeats' and row_id = ${String(event)}`.execute(api.deps.db);
    assert.deepEqual(entries, [{ after: { ticket_id: ticket, enlarged: ['event', 'ticket'] } }]);
    assert.equal((await send(formOf())).statusCode, 409);
  });

  test('above the capacity leaves it as it was when the ticket is cancelled, and needs no seat of an expired hold', async () => {
    const small = await addEvent(api, { capacity: 1 });
    await addToCrew(api, small, door.supervisor, 'supervisor');
    const pool = await api.post(`/api/v2/events/${small}/pools`, { name: 'Sala', total: 1 }, 'admin');
    assert.equal(pool.statusCode, 201, pool.body);
    const { id: poolId } = pool.json<{ data: { id: number } }>().data;
    const kind = await addTicket(api, small, { quantity: 1, pool_id: poolId });
    const doors = await addList({ ...door, event: small });
    const enter = async () => {
      const form = formOf({ ticket_id: kind, exceed: true });
      const answer = await door.supervisor.post(`/api/v2/check-in-lists/${doors}/walk-in`, form);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: Redemption }>().data.attendee?.id ?? 0;
    };
    const readTotals = async () => {
      const { rows } = await sql<{ total: number; sold: number }>`select total, sold from capacities
        where event_id = ${small} order by id`.execute(api.deps.db);
      return rows.map(({ total, sold }) => [total, sold]);
    };
    const hold = await api.post(`/api/v2/events/${small}/holds`, { items: [{ ticket_id: kind, quantity: 1 }] });
    assert.equal(hold.statusCode, 201, hold.body);
    await endHolds(api, small);
    await enter();
    assert.deepEqual(
      await readTotals(),
      [1, 1, 1].map((total) => [total, 1]),
    );
    const walkIn = await enter();
    assert.deepEqual(
      await readTotals(),
      [2, 2, 2].map((total) => [total, 2]),
    );
    assert.equal(
      (await door.supervisor.post(`/api/v2/check-in-lists/${doors}/undo`, { attendee_id: walkIn })).statusCode,
      200,
    );
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await api.post(`/api/v2/attendees/${walkIn}/cancel`, {}, 'admin')).statusCode, 200);
      assert.deepEqual(
        await readTotals(),
        [1, 1, 1].map((total) => [total, 1]),
      );
    }
    assert.deepEqual(await readDrift(api, small), []);
  });

  test('needs an amount for a payment, and a ticket of the list', async () => {
    const fieldsOf = async (form: object) => {
      const answer = await send(form);
      assert.equal(answer.statusCode, 422, answer.body);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    assert.deepEqual(await fieldsOf(formOf({ paid: 'cash' })), ['amount']);
    const other = await addTicket(api, event, { name: 'Taller' });
    const path = `/api/v2/check-in-lists/${list}`;
    assert.equal((await door.supervisor.post(path, { name: 'Taller', ticket_ids: [other] })).statusCode, 200);
    assert.deepEqual(await fieldsOf(formOf()), ['ticket_id']);
  });

  test('is answered again with what became of the check-in, and other values are refused by name', async () => {
    const gala = await addEvent(api);
    await addToCrew(api, gala, door.supervisor, 'supervisor');
    const kind = await addTicket(api, gala, { price: 2500 });
    const path = `/api/v2/check-in-lists/${await addList({ ...door, event: gala })}`;
    const form = formOf({ ticket_id: kind, paid: 'cash', amount: 2500, email: 'luz@example.org' });
    const sendTo = (values: object, base = path) => door.supervisor.post(`${base}/walk-in`, { ...form, ...values });
    const resultOf = async () => (await sendTo({})).json<{ data: Redemption }>().data;
    const first = await resultOf();
    assert.equal(first.result, 'ok');
    const otherPath = `/api/v2/check-in-lists/${await addList({ ...door, event: gala })}`;
    const otherKind = await addTicket(api, gala, { price: 2500 });
    const refusals = [
      { first_name: 'Ana' },
      { last_name: 'Sol' },
      { email: '' },
      { amount: 2400 },
      { paid: 'transfer' },
      { paid: 'free' },
      { ticket_id: otherKind },
      { nonce: 'another-nonce' },
    ].map((values) => sendTo(values));
    for (const answer of await Promise.all([...refusals, sendTo({}, otherPath)])) {
      assert.equal(answer.statusCode, 409, answer.body);
      assert.ok(answer.json<{ message: string }>().message.includes(`Luz ${form.last_name}`), answer.body);
    }
    await cancelEvent(api, gala);
    assert.deepEqual(await resultOf(), first);
    const attendee_id = first.attendee?.id;
    assert.equal((await door.supervisor.post(`${path}/undo`, { attendee_id })).statusCode, 200);
    assert.equal((await resultOf()).result, 'undone');
    assert.equal((await sendTo({ key: 'key-of-another-form', nonce: 'one-more-nonce' })).statusCode, 409);
    assert.equal((await doorPaymentsOf(api.deps.db, gala))[0]?.count, 1);
  });
});
