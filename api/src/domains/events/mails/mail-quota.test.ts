import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { addEvent, addTicket, finishAllJobs, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { openDoor, scanOf } from '../../../testing/stages/events/check-in-stage';

let api: TestApi;

before(async () => {
  api = await shareTestApi();
});

interface List {
  readonly data: readonly { readonly id: number; readonly unmailed_at: string | null }[];
  readonly meta: { readonly total: number; readonly states: { readonly not_mailed: number } };
}

const readList = async (event: number, query: string): Promise<List> =>
  (await api.get(`/api/v2/events/${event}/attendees?${query}`, 'admin')).json<List>();

/** As many mails of the last minutes as an address gets of strangers, or of organisers. */
async function fillMailbox(email: string, { count = 20, isOrganiser = false } = {}): Promise<void> {
  await sql`insert into outbox_mails (template, locale, recipient, "values", is_by_staff)
    select 'ticketConfirmed', 'en', ${email}, '{}', ${isOrganiser} from generate_series(1, ${count}::integer)`.execute(
    api.deps.db,
  );
}

async function countMails(email: string): Promise<number> {
  await finishAllJobs(api);
  const { rows } = await sql`select 1 from outbox_mails where recipient = ${email}`.execute(api.deps.db);
  return rows.length;
}

async function attend(event: number, ticket: number, number: number): Promise<number> {
  const answer = await api.post('/api/addattend', { event_id: event, ticket_id: ticket, ...person(number) });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

describe('a ticket whose address got too many mails', () => {
  test('is marked in the list of attendees, is found by its mark, and is mailed again by an organiser', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const { email } = person(4101);
    await fillMailbox(email);
    const id = await attend(event, ticket, 4101);
    await attend(event, ticket, 4102);
    assert.equal(await countMails(email), 20);
    const { data, meta } = await readList(event, 'mailed=0');
    assert.deepEqual([data.map((one) => one.id), meta.total, meta.states.not_mailed], [[id], 1, 1]);
    assert.ok(data[0]?.unmailed_at);
    const people = await readList(event, 'state=confirmed');
    assert.deepEqual(people.data.filter(({ unmailed_at: at }) => at !== null).length, 1);

    const body = { query: { mailed: '0' } };
    const answer = await api.post(`/api/v2/events/${event}/attendees/resend`, body, 'admin');
    assert.deepEqual(answer.json<{ data: object }>().data, { done: 1, skipped: 0, failed: [] });
    assert.equal(await countMails(email), 21);
    assert.deepEqual((await readList(event, 'mailed=0')).meta.states.not_mailed, 0);
  });

  test('is mailed when an organiser gives it, or adds its person at the door; these mails take no room of others', async () => {
    const door = await openDoor(api);
    const { email } = person(4103);
    await fillMailbox(email);
    const form = { ticket_id: door.ticket, ...person(4103) };
    const gift = await api.post(`/api/v2/events/${door.event}/attendees`, form, 'admin');
    assert.equal(gift.json<{ data: { is_mailed: boolean } }>().data.is_mailed, true, gift.body);
    const walkIn = { ...scanOf(), ...form, key: 'walk-in-of-4103', paid: 'free' };
    const addedPerson = await door.supervisor.post(`/api/v2/check-in-lists/${door.list}/walk-in`, walkIn);
    assert.equal(addedPerson.json<{ data: { is_mailed: boolean } }>().data.is_mailed, true, addedPerson.body);
    assert.equal(await countMails(email), 22);
    await sql`delete from outbox_mails where recipient = ${email} and not is_by_staff`.execute(api.deps.db);
    await fillMailbox(email, { count: 19 });
    await attend(door.event, await addTicket(api, door.event), 4103);
    assert.equal(await countMails(email), 22);
  });

  test('is named in the answer to the organiser, also to a repeated request', async () => {
    const door = await openDoor(api);
    const { email } = person(4104);
    await fillMailbox(email, { count: 200, isOrganiser: true });
    const form = { ticket_id: door.ticket, ...person(4104), key: 'gift-of-4104' };
    const give = async () => {
      const answer = await api.post(`/api/v2/events/${door.event}/attendees`, form, 'admin');
      return answer.json<{ data: { is_mailed: boolean } }>().data.is_mailed;
    };
    assert.equal(await give(), false);
    assert.equal(await countMails(email), 200);
    assert.equal(await give(), false);
    const walkIn = { ...scanOf(), ...form, key: 'walk-in-of-4104', paid: 'free' };
    const addedPerson = await door.supervisor.post(`/api/v2/check-in-lists/${door.list}/walk-in`, walkIn);
    assert.equal(addedPerson.json<{ data: { is_mailed: boolean } }>().data.is_mailed, false, addedPerson.body);
    await finishAllJobs(api);
    assert.equal((await readList(door.event, 'mailed=0')).meta.total, 2);
  });

  test('is marked when its new address was confirmed, and got too many since', async () => {
    const event = await addEvent(api);
    const id = await attend(event, await addTicket(api, event), 4105);
    const { slug } = await api.deps.db
      .selectFrom('attendees')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const answer = await api.post('/api/getAttendeeTicket', { slug });
    const { cancel_token: key } = answer.json<{ data: { cancel_token: string } }>().data;
    const email = 'nueva.4105@example.org';
    const form = toMultipart({ ...person(4105), token: key, email });
    assert.equal((await api.post(`/api/v2/attendee-tickets/${slug}/edit`, form)).statusCode, 200);
    await finishAllJobs(api);
    const [question] = await mailsTo(api, email);
    const token = new URL(/https?:\S+/.exec(question?.text ?? '')?.[0] ?? '').searchParams.get('token');
    await fillMailbox(email);
    assert.ok((await api.post('/api/v2/ticket-email', { token })).statusCode < 400);
    assert.deepEqual(
      (await readList(event, 'mailed=0')).data.map((one) => one.id),
      [id],
    );
  });
});
