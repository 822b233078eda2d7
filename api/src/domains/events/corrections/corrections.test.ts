import type { AttendeeForm, AttendeeHistory } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { addEvent, addTicket, finishAllJobs, person, readDrift } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { addList } from '../../../testing/stages/events/check-in-stage';
import { answersOf, ask, changeKind, give, readAttendee } from '../../../testing/stages/events/corrections-stage';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const formOf = async (id: number) =>
  (await api.get(`/api/v2/attendees/${id}/form`, 'admin')).json<{ data: AttendeeForm }>().data;
const edit = (id: number, body: object) => api.post(`/api/v2/attendees/${id}/edit`, body, 'admin');
const historyOf = async (id: number) =>
  (await api.get(`/api/v2/attendees/${id}/history`, 'admin')).json<{ data: AttendeeHistory }>().data;

describe('a correction', () => {
  test('changes a name and one answer, with a history, although a required answer is missing', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const size = await ask(api, ticket, { type: 'single', label: 'Size', choices: ['S', 'M'] });
    await ask(api, ticket, { type: 'text', label: 'Company', is_required: true });
    const diet = await ask(api, ticket, { type: 'text', label: 'Diet', is_sensitive: true });
    const id = await give(api, event, ticket, 501);
    const { updated_at: version } = await formOf(id);
    const body = { updated_at: version, last_name: 'Luna', answers: { [size]: 'M', [diet]: 'Vegan' } };
    const answer = await edit(id, body);
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<{ data: AttendeeForm }>();
    assert.deepEqual([data.last_name, Object.keys(data.answers).length], ['Luna', 2]);
    // The answer to the first request was lost.
    assert.equal((await edit(id, body)).statusCode, 200);
    const [entry, ...others] = await historyOf(id);
    assert.deepEqual(
      others.map(({ action }) => action),
      ['add'],
    );
    assert.equal(entry?.action, 'correct');
    assert.deepEqual(entry.fields, [
      { name: 'last_name', question: null, before: person(501).last_name, after: 'Luna' },
      { name: 'answer', question: 'Size', before: null, after: 'M' },
      { name: 'answer', question: 'Diet', before: null, after: '…' },
    ]);
    // A removed question keeps its text in the history.
    assert.equal((await api.post(`/api/deleteticketquestion?id=${size}`, {}, 'admin')).statusCode, 200);
    assert.equal((await historyOf(id))[0]?.fields[1]?.question, 'Size');
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('is refused with the values of another user, and at the field of a wrong answer', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const age = await ask(api, ticket, { type: 'number', label: 'Age', max: 120 });
    const id = await give(api, event, ticket, 502);
    const { updated_at: version } = await formOf(id);
    assert.equal((await edit(id, { updated_at: version, first_name: 'Eva' })).statusCode, 200);
    const lateAnswer = await edit(id, { updated_at: version, first_name: 'Ada' });
    assert.equal(lateAnswer.statusCode, 409);
    const { code, details } = lateAnswer.json<{ code: string; details: { current: AttendeeForm } }>();
    assert.deepEqual([code, details.current.first_name], ['CONFLICT', 'Eva']);
    const wrongAnswer = await edit(id, { updated_at: details.current.updated_at, answers: { [age]: '999' } });
    assert.deepEqual(Object.keys(wrongAnswer.json<{ errors: object }>().errors), [`answers[${age}]`]);
    assert.equal((await edit(999_999_999, { updated_at: version })).statusCode, 404);
    await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
    assert.equal((await edit(id, { updated_at: version, first_name: 'Ada' })).statusCode, 409);
  });

  test('of the address ends the former link, keeps the code at the door, and mails on request', async () => {
    const event = await addEvent(api, { title: 'Mesa de correcciones' });
    const id = await give(api, event, await addTicket(api, event), 503);
    const before = await readAttendee(api, id);
    const { updated_at: version } = await formOf(id);
    const email = 'ana.corregida@example.org';
    assert.equal((await edit(id, { updated_at: version, email, send_ticket: true })).statusCode, 200);
    const after = await readAttendee(api, id);
    assert.deepEqual([after.email, after.secret], [email, before.secret]);
    assert.notEqual(after.slug, before.slug);
    assert.equal((await api.post('/api/getAttendeeTicket', { slug: before.slug })).statusCode, 404);
    await finishAllJobs(api);
    assert.equal((await mailsTo(api, email)).length, 1);
    const { updated_at: next } = await formOf(id);
    await edit(id, { updated_at: next, email: email.toUpperCase(), new_code: true });
    const last = await readAttendee(api, id);
    assert.equal(last.slug, after.slug);
    assert.notEqual(last.secret, before.secret);
  });

  test('replaces the code once, also when the answer is lost and the form is sent with other values', async () => {
    const event = await addEvent(api);
    const id = await give(api, event, await addTicket(api, event), 507);
    const { updated_at: version } = await formOf(id);
    const body = { updated_at: version, new_code: true, key: 'press-0020' };
    const answers = await Promise.all([edit(id, body), edit(id, body)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const { secret } = await readAttendee(api, id);
    assert.equal((await edit(id, { ...body, last_name: 'Sol' })).statusCode, 409);
    const { updated_at: next } = await formOf(id);
    assert.equal((await edit(id, { ...body, updated_at: next, last_name: 'Sol' })).statusCode, 200);
    assert.equal((await readAttendee(api, id)).secret, secret);
    const [last, first] = await historyOf(id);
    assert.deepEqual(
      [last, first].map((entry) => entry?.fields.map(({ name }) => name)),
      [['last_name'], ['code']],
    );
  });
});

describe('another kind', () => {
  test('frees the seat, sells the new one once, keeps the price, and drops the answers of the former kind', async () => {
    const event = await addEvent(api, { capacity: 3 });
    const general = await addTicket(api, event, { quantity: 2 });
    const workshop = await addTicket(api, event, { name: 'Taller', quantity: 1, price: 4000, currency: 'USD' });
    const size = await ask(api, general, { type: 'single', label: 'Size', choices: [{ label: 'M', quantity: 1 }] });
    await ask(api, workshop, { type: 'text', label: 'Laptop', is_required: true });
    const id = await give(api, event, general, 504);
    const { updated_at: version } = await formOf(id);
    assert.equal((await edit(id, { updated_at: version, answers: { [size]: 'M' } })).statusCode, 200);
    await sql`update order_items set unit_price = 1500 where ticket_id = ${general}`.execute(api.deps.db);
    await sql`update orders set total = 1500 where event_id = ${event}`.execute(api.deps.db);
    await sql`update attendees set paid = 1500 where id = ${id}`.execute(api.deps.db);
    const answers = await Promise.all([1, 2].map(() => changeKind(api, id, workshop, 'press-0001')));
    for (const answer of answers)
      assert.deepEqual(answer.json<{ data: object }>().data, { id, ticket_id: workshop, needs_details: true });
    assert.deepEqual(await answersOf(api, id), {});
    const { slug } = await readAttendee(api, id);
    const page = await api.post('/api/getAttendeeTicket', { slug });
    assert.equal(page.json<{ data: { needs_details?: boolean } }>().data.needs_details, true);
    const { data } = (await api.get(`/api/v2/attendees/${id}`, 'admin')).json<{ data: { price: number } }>();
    assert.equal(data.price, 1500);
    assert.deepEqual((await historyOf(id)).filter(({ action }) => action === 'changeKind').length, 1);
    assert.deepEqual(await readDrift(api, event), []);
    const other = await give(api, event, general, 505);
    const refusal = await changeKind(api, other, workshop, 'press-0002');
    assert.equal(refusal.statusCode, 409);
    assert.deepEqual(
      [refusal.json<{ code: string }>().code, /Taller/.test(refusal.json<{ message: string }>().message)],
      ['SOLD_OUT', true],
    );
    // Back, and a late repetition of the first request changes nothing.
    assert.equal((await changeKind(api, id, general, 'press-0003')).statusCode, 200);
    assert.equal((await changeKind(api, id, workshop, 'press-0001')).statusCode, 200);
    assert.equal((await readAttendee(api, id)).ticket_id, general);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('is refused for a ticket that is checked in, cancelled or of another event', async () => {
    const event = await addEvent(api);
    const general = await addTicket(api, event);
    const workshop = await addTicket(api, event);
    const id = await give(api, event, general, 506);
    const foreign = await addTicket(api, await addEvent(api));
    assert.equal((await changeKind(api, id, foreign, 'press-0010')).statusCode, 422);
    await api.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Puerta' }, 'admin');
    const body = { ids: [id], key: 'press-0011' };
    const checkInAnswer = await api.post(`/api/v2/events/${event}/attendees/check-in`, body, 'admin');
    assert.equal(checkInAnswer.statusCode, 200, checkInAnswer.body);
    assert.equal((await changeKind(api, id, workshop, 'press-0012')).statusCode, 409);
    await api.post(`/api/v2/events/${event}/attendees/undo-check-in`, { ids: [id] }, 'admin');
    assert.equal((await changeKind(api, id, workshop, 'press-0013')).statusCode, 200);
    await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
    assert.equal((await changeKind(api, id, general, 'press-0014')).statusCode, 409);
  });
});

describe('many check-ins', () => {
  test('have a result for each person, also when they are repeated after an undo', async () => {
    const event = await addEvent(api);
    const id = await give(api, event, await addTicket(api, event), 520);
    await addList({ event, supervisor: { post: (url: string, body?: object) => api.post(url, body, 'admin') } });
    const press = async (key: string) => {
      const answer = await api.post(`/api/v2/events/${event}/attendees/check-in`, { ids: [id], key }, 'admin');
      return answer.json<{ data: object }>().data;
    };
    const doneAnswer = { done: 1, already: 0, refused: [] };
    assert.deepEqual(await press('many-0010'), doneAnswer);
    await api.post(`/api/v2/events/${event}/attendees/undo-check-in`, { ids: [id] }, 'admin');
    const refusedPeople = [{ id, name: `Ana ${person(520).last_name}`, result: 'undone' }];
    assert.deepEqual(await press('many-0010'), { done: 0, already: 0, refused: refusedPeople });
    assert.deepEqual(await press('many-0011'), doneAnswer);
  });

  test('answer who is in, who was, and why others are not; a repeated request has the same answer', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const press = (body: object, verb = 'check-in') =>
      api.post(`/api/v2/events/${event}/attendees/${verb}`, body, 'admin');
    const ids: number[] = [];
    for (const number of [511, 512, 513]) ids.push(await give(api, event, ticket, number));
    assert.match((await press({ ids, key: 'many-0001' })).body, /no check-in list/);
    const supervisor = {
      post: (url: string, body?: object) => api.post(url, body, 'admin'),
    };
    const removedList = await addList({ event, supervisor });
    await supervisor.post(`/api/v2/check-in-lists/${removedList}/remove`);
    const refusal = await press({ ids, key: 'many-0001', list_id: removedList });
    assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['list_id']);
    const list = await addList({ event, supervisor });
    await api.post(`/api/v2/attendees/${ids[2]}/cancel`, {}, 'admin');
    await press({ ids: [ids[1]], key: 'many-0002' });
    const refusedPeople = [{ id: ids[2], name: `Ana ${person(513).last_name}`, result: 'cancelled' }];
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual((await press({ ids, key: 'many-0003' })).json<{ data: object }>().data, {
        done: 1,
        already: 1,
        refused: refusedPeople,
      });
    const rows = (await api.get(`/api/v2/events/${event}/attendees?sort=checked_in_at&order=desc`, 'admin')).json<{
      data: { id: number; checked_in_gate: string | null }[];
    }>().data;
    assert.deepEqual(
      rows.map(({ id, checked_in_gate: gate }) => [id, gate]),
      [
        [ids[0], 'Office'],
        [ids[1], 'Office'],
        [ids[2], null],
      ],
    );
    await addList({ event, supervisor });
    const severalLists = await press({ query: { checked_in: '1' } }, 'undo-check-in');
    assert.deepEqual(Object.keys(severalLists.json<{ errors: object }>().errors), ['list_id']);
    const undoAnswer = await press({ query: { checked_in: '1' }, list_id: list }, 'undo-check-in');
    assert.deepEqual(undoAnswer.json<{ data: object }>().data, { done: 2, skipped: 0 });
  });
});
