import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { person } from '../../../testing/event-tickets';
import {
  api,
  ask,
  attend,
  errorsOf,
  list,
  newTicket,
  openQuestionsStage,
  takeLimitedChoice,
  type Refusal,
  storedAnswers,
} from '../../../testing/stages/events/questions-stage';

openQuestionsStage();

describe('the questions of a ticket', () => {
  test('of a draft or a hidden ticket are for editors and for the holder of the order', async () => {
    const { ticket } = await newTicket({ status: 'draft' });
    await ask(ticket, { type: 'text', label: 'Why?' });
    assert.equal((await api.get(`/api/ticketsdynamicform/get/${ticket}`)).statusCode, 404);
    assert.equal((await list(ticket, 'admin')).length, 1);
  });

  test('depend only on earlier ones, whichever way their order changes', async () => {
    const { ticket } = await newTicket();
    const first = await ask(ticket, { type: 'boolean', label: 'Do you need childcare?' });
    const second = await ask(ticket, {
      type: 'number',
      label: 'How many?',
      depends_on: { question_id: first.id, values: ['true'] },
    });
    const edit = (values: object) => api.post('/api/editTicketQuestions', values, 'admin');
    const circle = await edit({ id: first.id, depends_on: { question_id: second.id } });
    assert.equal(circle.statusCode, 422);
    assert.deepEqual(Object.keys(errorsOf(circle)), ['depends_on']);
    assert.equal((await edit({ id: second.id, depends_on: { question_id: second.id } })).statusCode, 422);
    const order = await edit({
      ticket_id: ticket,
      questions: [
        { id: second.id, position: 1 },
        { id: first.id, position: 2 },
      ],
    });
    assert.equal(order.statusCode, 422);
    const removal = await api.post(`/api/deleteticketquestion?id=${first.id}`, {}, 'admin');
    assert.equal(removal.statusCode, 409);
    assert.match(removal.json<Refusal>().message, /depend on this one/);
    for (const { id } of [second, first])
      assert.equal((await api.post(`/api/deleteticketquestion?id=${id}`, {}, 'admin')).statusCode, 200);
    assert.deepEqual(await list(ticket), []);
  });
});

describe('answers', () => {
  test('stay when a question changes or is removed, and then its type stays', async () => {
    const { event, ticket } = await newTicket();
    const question = await ask(ticket, { type: 'text', label: 'Pronouns' });
    await attend(event, ticket, { [question.id]: 'ella' });
    assert.equal((await list(ticket, 'admin'))[0]?.answers_count, 1);
    assert.equal((await list(ticket))[0]?.answers_count, undefined);
    const other = await api.post('/api/editTicketQuestions', { id: question.id, type: 'number' }, 'admin');
    assert.deepEqual(Object.keys(errorsOf(other)), ['type']);
    await api.post(`/api/deleteticketquestion?id=${question.id}`, {}, 'admin');
    assert.deepEqual((await storedAnswers(event))[0]?.[question.id]?.value, 'ella');
  });
});

describe('a choice with a capacity', () => {
  test('of 10 is given to exactly 10 of 100 people at once, and is free again after a cancellation', () =>
    takeLimitedChoice({ people: 100, seats: 10 }));
});

describe('personal data', () => {
  test('has the answers in words in the archive', async () => {
    const { event, ticket } = await newTicket();
    const diet = await ask(ticket, { type: 'single', label: 'What do you eat?', choices: ['Plants'] });
    const body = { event_id: event, ticket_id: ticket, ...person(1), answers: { [diet.id]: 'Plants' } };
    assert.equal((await api.post('/api/addattend', body, 'latinas')).statusCode, 201);
    const archive = await api.post('/api/downloaduserdata', {}, 'latinas');
    const { tickets } = archive.json<{ data: { tickets: { answers: unknown }[] } }>().data;
    assert.deepEqual(tickets.at(-1)?.answers, [{ question: 'What do you eat?', answer: ['Plants'], consent: null }]);
  });
});
