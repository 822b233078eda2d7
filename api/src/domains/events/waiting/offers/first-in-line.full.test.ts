import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { toMultipart } from '../../../../testing/bodies';
import { addEvent, addTicket, finishAllJobs, person, readDrift } from '../../../../testing/event-tickets';
import {
  answerOffer,
  api,
  buy,
  cancel,
  join,
  openWaitingListStage,
  sellOut,
  send,
  statesOf,
  tokenOf,
} from '../../../../testing/stages/events/waiting-list-stage';

openWaitingListStage();

const editTicket = async (id: number, values: object): Promise<void> => {
  const answer = await api.post(`/api/editticket?id=${id}`, toMultipart({ ...values }), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
};

const roleOf = async (name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from roles where name = ${name}`.execute(api.deps.db);
  return rows[0]?.id ?? 0;
};

describe('a person who joined when the ticket was on sale is offered it, and blocks no other person', () => {
  const changes: readonly [string, object][] = [
    ['fewer tickets for each order', { max_per_order: 1 }],
    ['more tickets for each order at least', { min_per_order: 4 }],
    ['a ticket for codes only', { visibility: 'code_only' }],
    ['a ticket for roles only', { visibility: 'role_only' }],
  ];
  for (const [name, values] of changes)
    test(`after a change to ${name}`, async () => {
      const { event, ticket, sold } = await sellOut(3);
      await join(event, ticket, 201, { quantity: 2 });
      await join(event, ticket, 202);
      await editTicket(ticket, values);
      for (const id of sold) await cancel(id);
      await finishAllJobs(api);
      assert.deepEqual(await statesOf(event), ['201 offered', '202 offered']);
      const { data } = await answerOffer(await tokenOf(201), 'accept');
      assert.deepEqual([data.state, data.tickets.length], ['accepted', 2]);
      assert.deepEqual(await readDrift(api, event), []);
    });

  test('with another address than that of the account, or without the role that the person had', async () => {
    const { event, ticket, sold } = await sellOut(2);
    const role = await roleOf('latinas');
    await editTicket(ticket, { visibility: 'role_only', attach_member_roles: [role] });
    const body = { ticket_id: ticket, quantity: 1, ...person(211) };
    assert.equal((await send(`events/${event}/waiting-list`, body, 'latinas')).status, 201);
    const account = { ...person(212), email: 'latina@enlace.test' };
    assert.equal((await send(`events/${event}/waiting-list`, { ...body, ...account }, 'latinas')).status, 201);
    await editTicket(ticket, { attach_member_roles: [await roleOf('allies')] });
    for (const id of sold) await cancel(id);
    await finishAllJobs(api);
    const { rows } = await sql<{ state: string }>`select state from waiting_entries where event_id = ${event}`.execute(
      api.deps.db,
    );
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['offered', 'offered'],
    );
  });

  test('for a later tier, when a seat of the tier before is free', async () => {
    const event = await addEvent(api, { capacity: 2 });
    const early = await addTicket(api, event, { quantity: 1 });
    const later = await addTicket(api, event, { name: 'Segunda fase', opens_after_ticket_id: early });
    const { id } = await buy(event, early, 8101);
    await buy(event, later, 8102);
    assert.equal((await join(event, later, 221)).status, 201);
    await cancel(id);
    assert.equal((await buy(event, early, 222)).status, 409);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['221 offered']);
    assert.equal((await answerOffer(await tokenOf(221), 'accept')).data.state, 'accepted');
  });

  test('but not before the start of the sale, so that the seats of the event go to others', async () => {
    const event = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, event);
    const other = await addTicket(api, event, { name: 'Otra' });
    const { id } = await buy(event, ticket, 8111);
    await join(event, ticket, 231);
    await editTicket(ticket, { sale_starts_at: '2099-01-01T00:00:00Z' });
    await cancel(id);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['231 waiting']);
    const page = (await api.get(`/api/events/get/${event}`)).json<{
      data: { tickets: { id: number; left: number }[] };
    }>();
    assert.equal(page.data.tickets.find((one) => one.id === other)?.left, 1);
    assert.equal((await buy(event, other, 8112)).status, 201);
  });
});
