import { toFormEntries } from '@enlace/shared-contract/calls';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { forgetSensitiveAnswers } from './forget-answers';
import {
  api,
  ask,
  attend,
  errorsOf,
  list,
  newTicket,
  openQuestionsStage,
  takeLimitedChoice,
  type Question,
  storedAnswers,
} from '../../../testing/stages/events/questions-stage';

openQuestionsStage();

async function change(values: object): Promise<Question> {
  const answer = await api.post('/api/editTicketQuestions', values, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Question }>().data;
}

describe('the questions of a ticket', () => {
  test('are added alone or as a list, read by visitors in their language, and changed', async () => {
    const { ticket } = await newTicket();
    const name = await ask(ticket, { type: 'text', label: 'Name on the badge', required: true });
    const answer = await api.post(
      '/api/ticketsdynamicform',
      {
        ticket_id: ticket,
        questions: [
          {
            type: 'single',
            label: 'T-shirt',
            options: ['S', { label: 'M', quantity: 3, translations: { es: { label: 'Mediana' } } }],
            translations: { es: { label: 'Camiseta' } },
          },
          { type: 'text', label: 'Which colour?', depends_on: { question_index: 0, values: ['M'] } },
        ],
      },
      'admin',
    );
    assert.equal(answer.statusCode, 201, answer.body);
    const [shirt, colour] = answer.json<{ data: Question[] }>().data;
    assert.ok(shirt !== undefined && colour !== undefined);
    assert.deepEqual(colour.depends_on, { question_id: shirt.id, values: [String(shirt.choices[1]?.id)] });

    const shownAnswer = await list(ticket, null, '?lang=es');
    assert.deepEqual(
      shownAnswer.map(({ id, label, position }) => [id, label, position]),
      [
        [name.id, 'Name on the badge', 1],
        [shirt.id, 'Camiseta', 2],
        [colour.id, 'Which colour?', 3],
      ],
    );
    assert.deepEqual(shownAnswer[1]?.choices, [
      { id: shirt.choices[0]?.id, label: 'S', left: null },
      { id: shirt.choices[1]?.id, label: 'Mediana', left: 3 },
    ]);
    assert.equal((await change({ id: name.id, label: 'Badge' })).label, 'Badge');
    const renamedQuestion = await change({
      id: shirt.id,
      choices: [{ id: shirt.choices[1]?.id, label: 'Medium' }, 'L'],
    });
    assert.deepEqual(
      renamedQuestion.choices.map(({ label, left: leftCount }) => [label, leftCount]),
      [
        ['Medium', 3],
        ['L', null],
      ],
    );
    assert.equal(renamedQuestion.choices[0]?.id, shirt.choices[1]?.id);
  });

  test('are refused with messages at their fields', async () => {
    const { ticket } = await newTicket();
    for (const [values, field] of [
      [{ type: 'text' }, 'label'],
      [{ type: 'nonsense', label: 'x' }, 'type'],
      [{ type: 'single', label: 'x' }, 'choices'],
      [{ type: 'number', label: 'x', min: 5, max: 2 }, 'max'],
      [{ type: 'date', label: 'x', min: 'soon' }, 'min'],
      [{ type: 'text', label: 'x', depends_on: { question_id: 999_999 } }, 'depends_on'],
    ] as const) {
      const answer = await api.post('/api/ticketsdynamicform', { ticket_id: ticket, ...values }, 'admin');
      assert.equal(answer.statusCode, 422, answer.body);
      assert.deepEqual(Object.keys(errorsOf(answer)), [field]);
    }
    const unknownTicket = await api.post(
      '/api/ticketsdynamicform',
      { ticket_id: 999_999, type: 'text', label: 'x' },
      'admin',
    );
    assert.deepEqual(Object.keys(errorsOf(unknownTicket)), ['ticket_id']);
  });
});

describe('answers', () => {
  test('of every type are checked and stored with the ticket', async () => {
    const { event, ticket } = await newTicket();
    const cases: readonly [object, unknown, unknown, unknown][] = [
      [{ type: 'text', max: 5 }, ' Vegan', 'Vegan', 'too long'],
      [{ type: 'number', min: 0, max: 3 }, '2', 2, '4'],
      [{ type: 'email' }, 'a@b.org', 'a@b.org', 'a@b'],
      [{ type: 'phone' }, '+57 (300) 123-4567', '+573001234567', '300123'],
      [{ type: 'date', min: '2020-01-01' }, '2024-02-29', '2024-02-29', '2023-02-29'],
      [{ type: 'time', max: '18:00' }, '9:30', '09:30', '18:01'],
      [{ type: 'datetime' }, '2024-05-01 10:00', '2024-05-01T10:00', 'tomorrow'],
      [{ type: 'boolean' }, 'no', false, 'perhaps'],
      [{ type: 'country' }, 'méxico', 'MX', 'Atlantis'],
    ];
    const questions: Question[] = [];
    for (const [values] of cases)
      questions.push(await ask(ticket, { label: 'Question', is_required: true, ...values }));
    const answersOf = (column: 1 | 3) =>
      Object.fromEntries(questions.map(({ id }, index) => [id, cases[index]?.[column]]));

    const wrongAnswer = await attend(event, ticket, answersOf(3), 1, { 'accept-language': 'pt' });
    assert.equal(wrongAnswer.statusCode, 422);
    assert.deepEqual(
      Object.keys(errorsOf(wrongAnswer)),
      questions.map(({ id }) => `answers[${id}]`),
    );
    assert.deepEqual(errorsOf(wrongAnswer)[`answers[${questions[5]?.id}]`], ['Não depois de 18:00, por favor.']);
    const emptyAnswer = await attend(event, ticket);
    assert.deepEqual(errorsOf(emptyAnswer)[`answers[${questions[0]?.id}]`], ['Please fill this in.']);

    const right = await attend(event, ticket, answersOf(1));
    assert.equal(right.statusCode, 201, right.body);
    const [firstAnswers = {}] = await storedAnswers(event);
    assert.deepEqual(
      questions.map(({ id }) => firstAnswers[id]?.value),
      cases.map(([, , value]) => value),
    );
  });

  test('with a number that can be read in two ways are refused, with an example', async () => {
    const { event, ticket } = await newTicket();
    const { id } = await ask(ticket, { type: 'number', label: 'Years' });
    const examples = { en: 'such as 16, 1000 or 12.5', es: 'por ejemplo 16, 1000 o 12.5', pt: '16, 1000 ou 12.5' };
    for (const [lang, example] of Object.entries(examples))
      for (const text of ['1,000', '1.000', '12,500', '-1.000']) {
        const answer = await attend(event, ticket, { [id]: text }, 1, { 'accept-language': lang });
        assert.equal(answer.statusCode, 422, text);
        assert.ok(errorsOf(answer)[`answers[${id}]`]?.[0]?.includes(example), answer.body);
      }
    for (const [index, text] of ['1000', '0,125', '12.5'].entries())
      assert.equal((await attend(event, ticket, { [id]: text }, index + 2)).statusCode, 201, text);
    const values = (await storedAnswers(event)).map((answers) => answers[id]?.value);
    assert.deepEqual(values, [1000, 0.125, 12.5]);
  });

  test('in a form name choices by id or label, and files by their content', async () => {
    const { event, ticket } = await newTicket();
    const diet = await ask(ticket, { type: 'multi', label: 'Diet', choices: ['Vegan', 'Halal', 'Kosher'], max: 2 });
    const paper = await ask(ticket, { type: 'file', label: 'Student card', required: true });
    const [vegan, halal, kosher] = diet.choices.map(({ id }) => String(id));
    const send = (values: object) => {
      const form = new FormData();
      for (const [name, value] of toFormEntries({ event_id: event, ticket_id: ticket, ...person(1), ...values }))
        form.append(name, value instanceof Blob ? value : String(value));
      return api.post('/api/addattend', form);
    };
    const pdf = new File(['%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'], 'card.pdf', { type: 'application/pdf' });
    const wrongAnswer = await send({
      answers: {
        [diet.id]: [vegan, halal, kosher],
        [paper.id]: new File(['<svg/>'], 'card.png', { type: 'image/png' }),
      },
    });
    assert.deepEqual(errorsOf(wrongAnswer), {
      [`answers[${diet.id}]`]: ['Choose at most 2.'],
      [`answers[${paper.id}]`]: ['Please choose a PDF, PNG or JPEG file.'],
    });
    const large = new File(['%PDF-1.7\n', new Uint8Array(5 * 1024 * 1024)], 'card.pdf', { type: 'application/pdf' });
    assert.deepEqual(errorsOf(await send({ answers: { [paper.id]: large } })), {
      [`answers[${paper.id}]`]: ['Please choose a file of at most 5 MB.'],
    });
    const right = await send({ answers: { [diet.id]: [vegan, 'hálal'], [paper.id]: pdf } });
    assert.equal(right.statusCode, 201, right.body);
    const [firstAnswers = {}] = await storedAnswers(event);
    assert.deepEqual(firstAnswers[diet.id]?.value, [Number(vegan), Number(halal)]);
    const { url } = firstAnswers[paper.id]?.value as { url: string };
    assert.deepEqual(
      [await api.get(url), await api.get(url, 'allies'), await api.get(url, 'admin')].map(
        ({ statusCode }) => statusCode,
      ),
      [401, 403, 200],
    );
  });

  test('to questions that others hide are dropped and not required', async () => {
    const { event, ticket } = await newTicket();
    const diet = await ask(ticket, { type: 'single', label: 'Diet', choices: ['None', 'Allergy'] });
    const allergy = await ask(ticket, {
      type: 'text',
      label: 'Which allergy?',
      required: true,
      depends_on: { question_id: diet.id, values: ['Allergy'] },
    });
    const hiddenAnswer = await attend(event, ticket, { [diet.id]: 'None', [allergy.id]: 'nuts' });
    assert.equal(hiddenAnswer.statusCode, 201, hiddenAnswer.body);
    const shownAnswer = await attend(event, ticket, { [diet.id]: 'Allergy' }, 2);
    assert.deepEqual(Object.keys(errorsOf(shownAnswer)), [`answers[${allergy.id}]`]);
    assert.equal((await attend(event, ticket, { [diet.id]: 'Allergy', [allergy.id]: 'nuts' }, 2)).statusCode, 201);
    const [first = {}, second = {}] = await storedAnswers(event);
    assert.deepEqual([Object.keys(first), second[allergy.id]?.value], [[String(diet.id)], 'nuts']);
  });

  test('keep the text of a consent and its version', async () => {
    const { event, ticket } = await newTicket();
    const photos = await ask(ticket, { type: 'consent', label: 'You may publish photos of me.', required: true });
    const refusedAnswer = await attend(event, ticket, { [photos.id]: 'off' });
    assert.deepEqual(errorsOf(refusedAnswer), { [`answers[${photos.id}]`]: ['Your consent is needed here.'] });
    await attend(event, ticket, { [photos.id]: 'on' });
    assert.equal((await change({ id: photos.id, required: false })).text_version, 1);
    assert.equal((await change({ id: photos.id, label: 'You may print photos of me.' })).text_version, 2);
    await attend(event, ticket, { [photos.id]: 'on' }, 2);
    assert.deepEqual(
      (await storedAnswers(event)).map((firstAnswers) => {
        const { text, version } = firstAnswers[photos.id] as unknown as { text: string; version: number };
        return [text, version];
      }),
      [
        ['You may publish photos of me.', 1],
        ['You may print photos of me.', 2],
      ],
    );
  });
});

test('a choice with 3 seats is given to exactly 3 of 20 people at once, and is free again after a cancellation', () =>
  takeLimitedChoice({ people: 20, seats: 3 }));

describe('an order of several people', () => {
  test('has the answers of each of them, with messages at each', async () => {
    const { event, ticket } = await newTicket();
    const badge = await ask(ticket, { type: 'text', label: 'Badge', required: true });
    const meal = await ask(ticket, { type: 'single', label: 'Meal', choices: [{ label: 'Soup', quantity: 2 }] });
    const holdAnswer = await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 3 }] });
    const { reference, key } = holdAnswer.json<{ data: { reference: string; key: string } }>().data;
    const confirm = (body: object) =>
      api.app.inject({
        method: 'POST',
        url: `/api/v2/holds/${reference}/confirm`,
        headers: { 'x-hold-key': key },
        payload: body,
      });
    const attendee = (number: number, answers: object) => ({ ticket_id: ticket, ...person(number), answers });
    const wrongAnswer = await confirm({
      ...person(1),
      attendees: [attendee(2, {}), attendee(3, { [badge.id]: 'Eva' })],
    });
    assert.deepEqual(Object.keys(errorsOf(wrongAnswer)), [`attendees.0.answers[${badge.id}]`, `answers[${badge.id}]`]);
    const soup = { [badge.id]: 'Ana', [meal.id]: 'soup' };
    const attendees = [attendee(2, soup), attendee(3, soup)];
    const full = await confirm({ ...person(1), answers: soup, attendees });
    assert.deepEqual(Object.keys(errorsOf(full)), [`answers[${meal.id}]`]);
    for (let count = 0; count < 2; count += 1) {
      const right = await confirm({ ...person(1), answers: { [badge.id]: 'Ana' }, attendees });
      assert.equal(right.statusCode, 200, right.body);
    }
    assert.equal((await storedAnswers(event)).length, 3);
    assert.equal((await list(ticket))[1]?.choices[0]?.left, 0);
  });
});

describe('a form of an order with files', () => {
  const pdf = (text: string) =>
    new File([`%PDF-1.7\n${text}\nendobj\ntrailer\n%%EOF\n`], `${text}.pdf`, { type: 'application/pdf' });

  /** A hold of a buyer and a second person, and a question whose answer is a file. */
  const holdForTwo = async (price = 0) => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price, currency: 'USD' });
    const paper = await ask(ticket, { type: 'file', label: 'Student card', required: true });
    const holdAnswer = await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 2 }] });
    const { reference, key } = holdAnswer.json<{ data: { reference: string; key: string } }>().data;
    const send = (call: 'confirm' | 'payment', values: object) => {
      const form = new FormData();
      for (const [name, value] of toFormEntries({ ...person(1), ...values }))
        form.append(name, value instanceof Blob ? value : String(value));
      const url = `/api/v2/holds/${reference}/${call}`;
      return api.send({ method: 'POST', url, headers: { 'x-hold-key': key }, payload: form });
    };
    const answersOf = (file: File) => ({ [paper.id]: file });
    const people = { answers: answersOf(pdf('one')), attendees: [attendeeOf(ticket, answersOf(pdf('two')))] };
    return { event, ticket, paper, reference, send, answersOf, people };
  };
  const attendeeOf = (ticket: number, answers: object) => ({ ticket_id: ticket, ...person(2), answers });
  const filesOf = (answers: readonly Record<string, { value: unknown }>[], id: number) =>
    answers.map((one) => (one[id]?.value as { name: string } | undefined)?.name).sort();

  test('is confirmed with a file of the buyer and one of the second person, with messages at each', async () => {
    const { event, ticket, paper, send, answersOf, people } = await holdForTwo();
    const picture = new File(['<svg/>'], 'card.png', { type: 'image/png' });
    const refusedAnswer = await send('confirm', { attendees: [attendeeOf(ticket, answersOf(picture))] });
    assert.deepEqual(errorsOf(refusedAnswer), {
      [`attendees.0.answers[${paper.id}]`]: ['Please choose a PDF, PNG or JPEG file.'],
      [`answers[${paper.id}]`]: ['Please fill this in.'],
    });
    const right = await send('confirm', people);
    assert.equal(right.statusCode, 200, right.body);
    assert.deepEqual(filesOf(await storedAnswers(event), paper.id), ['one.pdf', 'two.pdf']);
  });

  test('begins the payment, which keeps the files for the tickets', async () => {
    const { paper, reference, send, people } = await holdForTwo(1500);
    const begun = await send('payment', people);
    assert.equal(begun.statusCode, 201, begun.body);
    const { form } = await api.deps.db
      .selectFrom('orders')
      .select('form')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const storedPeople = form?.people.map(({ answers = {} }) => answers) ?? [];
    assert.deepEqual(filesOf(storedPeople, paper.id), ['one.pdf', 'two.pdf']);
  });
});

describe('personal data', () => {
  test('in sensitive answers is deleted 30 days after the event; other answers stay', async () => {
    const { event, ticket } = await newTicket();
    const diet = await ask(ticket, { type: 'text', label: 'Diet', sensitive: true });
    const size = await ask(ticket, { type: 'text', label: 'Size' });
    await attend(event, ticket, { [diet.id]: 'vegan', [size.id]: 'M' });
    const { rows } = await sql<{ ends_at: Date }>`select ends_at from events where id = ${event}`.execute(api.deps.db);
    const daysAfter = (days: number) => new Date((rows[0]?.ends_at.getTime() ?? 0) + days * 86_400_000);
    const keysOf = async () => Object.keys((await storedAnswers(event))[0] ?? {});
    await forgetSensitiveAnswers(api.deps.db, daysAfter(29));
    assert.deepEqual(await keysOf(), [String(diet.id), String(size.id)]);
    await forgetSensitiveAnswers(api.deps.db, daysAfter(31));
    assert.deepEqual(await keysOf(), [String(size.id)]);
  });
});

test('the demo has questions in three languages, and the choices count their people', async () => {
  const { rows } = await sql<{ ticket: number; differences: number }>`select min(k.id) as ticket,
      count(*) filter (where c.taken <> (select count(*) from attendees a
        where a.answers -> q.id::text -> 'choices' @> to_jsonb(c.id)))::integer as differences
    from ticket_questions q join ticket_question_choices c on c.question_id = q.id join tickets k on k.event_id = q.event_id
    where k.name = 'General admission' and k.event_id < 30 and k.event_id % 3 = 0`.execute(api.deps.db);
  const [demo] = rows;
  assert.equal(demo?.differences, 0);
  const questions = await list(demo.ticket, null, '?lang=pt');
  assert.deepEqual(
    questions.slice(0, 3).map(({ label }) => label),
    ['O que você come?', 'Qual alergia?', 'Tamanho da camiseta'],
  );
  assert.deepEqual(questions[1]?.depends_on, {
    question_id: questions[0]?.id,
    values: [String(questions[0]?.choices[3]?.id)],
  });
});
