import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import {
  api,
  ask,
  attend,
  errorsOf,
  list,
  openQuestionsStage,
  type Question,
} from '../../../testing/stages/events/questions-stage';

openQuestionsStage();

interface EventQuestion extends Question {
  readonly is_for_all: boolean;
  readonly ticket_ids: readonly number[];
}

const newEvent = async () => {
  const event = await addEvent(api, { status: 'published' });
  return { event, day: await addTicket(api, event), night: await addTicket(api, event, { name: 'Noche' }) };
};

async function askEvent(event_id: number, values: object) {
  return api.post('/api/ticketsdynamicform', { event_id, type: 'text', ...values }, 'admin');
}

async function listEvent(event: number): Promise<EventQuestion[]> {
  const answer = await api.get(`/api/v2/events/${event}/questions`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: EventQuestion[] }>().data;
}

async function removeTicket(ticket: number): Promise<void> {
  assert.equal((await api.post(`/api/deleteticket?id=${ticket}`, {}, 'admin')).statusCode, 200);
}

async function restoreTicket(ticket: number): Promise<void> {
  const answer = await api.post(`/api/v2/tickets/${ticket}/restore`, undefined, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
}

const labelsOf = (questions: readonly Question[]): string[] => questions.map(({ label }) => label);

describe('questions of an event', () => {
  test('are asked for all tickets, also later ones, or for some', async () => {
    const { event, day, night } = await newEvent();
    assert.equal((await askEvent(event, { label: 'Diet', is_for_all: true })).statusCode, 201);
    await askEvent(event, { label: 'Badge', ticket_ids: [night] });
    await ask(day, { type: 'text', label: 'Hour' });
    const later = await addTicket(api, event, { name: 'Más tarde' });
    assert.deepEqual(labelsOf(await list(day)), ['Diet', 'Hour']);
    assert.deepEqual(labelsOf(await list(night)), ['Diet', 'Badge']);
    assert.deepEqual(labelsOf(await list(later)), ['Diet']);
    const questions = await listEvent(event);
    assert.deepEqual(
      questions.map(({ label, is_for_all: isForAll, ticket_ids: ids }) => [label, isForAll, ids]),
      [
        ['Diet', true, []],
        ['Badge', false, [night]],
        ['Hour', false, [day]],
      ],
    );
    const badge = questions[1]?.id;
    const edit = { id: badge, ticket_ids: [day, night] };
    assert.equal((await api.post('/api/editTicketQuestions', edit, 'admin')).statusCode, 200);
    assert.deepEqual(labelsOf(await list(day)), ['Diet', 'Badge', 'Hour']);
    await api.post('/api/editTicketQuestions', { id: badge, is_for_all: true }, 'admin');
    assert.deepEqual(labelsOf(await list(later)), ['Diet', 'Badge']);
    assert.equal((await api.get(`/api/v2/events/${event}/questions`, 'allies')).statusCode, 403);
    assert.equal((await api.get('/api/v2/events/999999/questions', 'admin')).statusCode, 404);
  });

  test('name their tickets, and depend only on a question for the same tickets', async () => {
    const { event, day, night } = await newEvent();
    const other = await newEvent();
    const refusalOf = async (values: object) => errorsOf(await askEvent(event, { label: 'x', ...values }));
    assert.deepEqual(Object.keys(await refusalOf({})), ['ticket_ids']);
    assert.deepEqual(Object.keys(await refusalOf({ ticket_ids: [other.day] })), ['ticket_ids']);
    const meal = await ask(day, { type: 'boolean', label: 'Do you eat with us?' });
    const dependency = { depends_on: { question_id: meal.id } };
    assert.deepEqual(Object.keys(await refusalOf({ is_for_all: true, ...dependency })), ['depends_on']);
    assert.deepEqual(Object.keys(await refusalOf({ ticket_ids: [day, night], ...dependency })), ['depends_on']);
    assert.equal((await askEvent(event, { label: 'Diet', ticket_ids: [day], ...dependency })).statusCode, 201);
    const editAnswer = await api.post('/api/editTicketQuestions', { id: meal.id, ticket_ids: [night] }, 'admin');
    assert.deepEqual(Object.keys(errorsOf(editAnswer)), ['ticket_ids']);
    const refusedRemoval = await api.post(`/api/deleteticketquestion?id=${meal.id}`, undefined, 'admin');
    assert.equal(refusedRemoval.statusCode, 409);
  });

  test('of removed tickets are not listed and block nothing', async () => {
    const { event, day, night } = await newEvent();
    const meal = await ask(day, { type: 'boolean', label: 'Do you eat with us?' });
    const mealOfAll = { id: meal.id, ticket_ids: [day, night] };
    assert.equal((await api.post('/api/editTicketQuestions', mealOfAll, 'admin')).statusCode, 200);
    const diet = await ask(night, { type: 'text', label: 'Diet', depends_on: { question_id: meal.id } });
    const remove = () => api.post(`/api/deleteticketquestion?id=${meal.id}`, undefined, 'admin');
    assert.equal((await remove()).statusCode, 409);
    await removeTicket(night);
    assert.deepEqual(labelsOf(await listEvent(event)), ['Do you eat with us?']);
    const moveAnswer = await api.post('/api/editTicketQuestions', { id: meal.id, position: 9 }, 'admin');
    assert.equal(moveAnswer.statusCode, 200, moveAnswer.body);
    const editAnswer = await api.post('/api/editTicketQuestions', { id: diet.id, label: 'What do you eat?' }, 'admin');
    assert.equal(editAnswer.json<{ data: Question }>().data.label, 'What do you eat?', editAnswer.body);
    assert.equal((await remove()).statusCode, 200);
    assert.deepEqual(await listEvent(event), []);
    await restoreTicket(night);
    const [question] = await list(night);
    assert.deepEqual([question?.label, question?.depends_on], ['What do you eat?', null]);
  });

  test('are asked for a restored ticket as before', async () => {
    const { event, day, night } = await newEvent();
    const answer = await askEvent(event, { label: 'Badge', ticket_ids: [day, night] });
    const { id } = answer.json<{ data: Question }>().data;
    const later = await addTicket(api, event, { name: 'Más tarde' });
    await removeTicket(night);
    const edit = await api.post('/api/editTicketQuestions', { id, ticket_ids: [later] }, 'admin');
    assert.equal(edit.statusCode, 200, edit.body);
    await restoreTicket(night);
    assert.deepEqual(labelsOf(await list(night)), ['Badge']);
    assert.deepEqual(labelsOf(await list(day)), []);
    assert.deepEqual((await listEvent(event))[0]?.ticket_ids, [night, later]);
  });

  test('count a choice across tickets, and are one column of the file', async () => {
    const { event, day, night } = await newEvent();
    const shirt = { type: 'single', label: 'T-shirt', is_for_all: true, choices: [{ label: 'M', quantity: 2 }, 'L'] };
    const answer = await askEvent(event, shirt);
    const question = answer.json<{ data: Question }>().data;
    const choice = { [question.id]: question.choices[0]?.id };
    assert.equal((await attend(event, day, choice, 1)).statusCode, 201);
    assert.equal((await attend(event, night, choice, 2)).statusCode, 201);
    const fullAnswer = await attend(event, day, choice, 3);
    assert.deepEqual(Object.keys(errorsOf(fullAnswer)), [`answers[${question.id}]`]);
    assert.equal((await listEvent(event))[0]?.answers_count, 2);
    const file = await api.get(`/back/api/download_attendee_list?event_id=${event}`, 'admin');
    assert.equal(file.body.split('T-shirt').length, 2);
    assert.equal(file.body.match(/,M\b/g)?.length, 2);
  });

  test('are asked of each person of an order with several tickets', async () => {
    const { event, day, night } = await newEvent();
    await askEvent(event, { label: 'Diet', is_for_all: true, is_required: true });
    const question = (await listEvent(event))[0]?.id ?? 0;
    const items = [
      { ticket_id: day, quantity: 1 },
      { ticket_id: night, quantity: 1 },
    ];
    const holdAnswer = await api.post(`/api/v2/events/${event}/holds`, { items });
    const { reference, key } = holdAnswer.json<{ data: { reference: string; key: string } }>().data;
    const confirm = (attendees: readonly object[]) =>
      api.app.inject({
        method: 'POST',
        url: `/api/v2/holds/${reference}/confirm`,
        headers: { 'x-hold-key': key },
        payload: { ...person(1), answers: { [question]: 'Vegan' }, attendees },
      });
    const second = { ticket_id: night, ...person(2) };
    assert.deepEqual(Object.keys(errorsOf(await confirm([second]))), [`attendees.0.answers[${question}]`]);
    const answer = await confirm([{ ...second, answers: { [question]: 'None' } }]);
    assert.equal(answer.statusCode, 200, answer.body);
  });

  test('are copied once with the event', async () => {
    const { event, day, night } = await newEvent();
    await askEvent(event, { label: 'Diet', is_for_all: true });
    const meal = (await askEvent(event, { label: 'Meal', ticket_ids: [day, night] })).json<{ data: Question }>().data;
    await askEvent(event, { label: 'Which?', ticket_ids: [night], depends_on: { question_id: meal.id } });
    const copy = await api.post(`/api/v2/events/${event}/copies`, { starts_at: '2099-06-01T18:00:00Z' }, 'admin');
    const { id } = copy.json<{ data: { id: number } }>().data;
    const { rows: tickets } = await sql<{ id: number }>`select id from tickets where event_id = ${id}
      order by id`.execute(api.deps.db);
    const [newDay, newNight] = tickets.map((ticket) => ticket.id);
    const questions = await listEvent(id);
    assert.deepEqual(
      questions.map(({ label, is_for_all: isForAll, ticket_ids: ids }) => [label, isForAll, ids]),
      [
        ['Diet', true, []],
        ['Meal', false, [newDay, newNight]],
        ['Which?', false, [newNight]],
      ],
    );
    assert.equal(questions[2]?.depends_on?.question_id, questions[1]?.id);
  });
});
