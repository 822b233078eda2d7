import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { readPdf } from '../../../testing/read-pdf';
import { shareTestApi } from '../../../testing/shared-api';

const people = [
  ['Ñusta', 'Peñaloza'],
  ['María de los Ángeles Guadalupe', 'Rodríguez Etchegaray de la Fuente'],
  ['Łucja', 'Żółć'],
  ['Юлия', 'Иванова'],
  ...Array.from({ length: 8 }, (_, index) => ['Ana', `Zeta ${index}`]),
  ['Nguyễn Thị Hồng', 'D.Ana'],
  ['小明', '王'],
  ['Luz 🌸👩🏽‍💻', 'Sol'],
  ['Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis', 'Sr'],
] as const;

let api: TestApi;
let event: number;
let general: number;
let workshop: number;
const ids: number[] = [];

before(async () => {
  api = await shareTestApi();
  event = await addEvent(api, { title: 'Día de los datos — Conferencia anual', capacity: 100 });
  general = await addTicket(api, event, { name: 'General' });
  workshop = await addTicket(api, event, { name: 'Taller de programación' });
  const question = await api.post(
    '/api/ticketsdynamicform',
    { ticket_id: general, type: 'text', label: 'Your pronouns' },
    'admin',
  );
  const { id } = question.json<{ data: { id: number } }>().data;
  for (const [index, [first, last]] of people.entries()) {
    const body = {
      event_id: event,
      ticket_id: index === 2 ? workshop : general,
      first_name: first,
      last_name: last,
      email: `badge.${index}@example.org`,
      ...(index === 0 ? { [`answers[${id}]`]: 'ella / they' } : {}),
    };
    const answer = await api.post('/api/addattend', toMultipart(body));
    assert.equal(answer.statusCode, 201, answer.body);
    ids.push(answer.json<{ data: { id: number } }>().data.id);
  }
});

const path = (query = '') => `/api/v2/events/${event}/badges${query}`;

async function pages(query: string) {
  const answer = await api.get(path(query), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(String(answer.headers['content-type']), /application\/pdf/);
  return readPdf(answer.rawPayload);
}

describe('badges', () => {
  test('are ten on a sheet, by last name, with names, pronouns, ticket and event', async () => {
    const sheets = await pages('?layout=a4');
    assert.equal(sheets.length, 2);
    const texts = sheets.flatMap((sheet) => sheet.texts);
    for (const text of ['Ñusta', 'Peñaloza', 'ella / they', 'General', 'Łucja', 'Żółć', 'Taller de programación'])
      assert.ok(texts.includes(text), `${text} of ${texts.join('|')}`);
    assert.equal(texts.filter((text) => text.startsWith('Día de los datos')).length, people.length);
    assert.ok(texts.indexOf('Peñaloza') < texts.indexOf('Zeta 0'));
  });

  test('write long names on two lines, complete, and other alphabets in Latin letters', async () => {
    const texts = (await pages('?layout=label_101x54')).flatMap((page) => page.texts);
    assert.ok(
      texts.join(' ').includes('María de los Ángeles Guadalupe Rodríguez Etchegaray de la Fuente'),
      texts.join('|'),
    );
    assert.ok(texts.includes('Yuliya'), texts.join('|'));
  });

  test('write accents, other scripts, emoji and words of 60 letters so that they can be read', async () => {
    const texts = (await pages('?layout=a4')).flatMap((page) => page.texts);
    const isWritten = (text: string) => texts.includes(text);
    assert.ok(isWritten('Nguyễn Thị Hồng') || isWritten('Nguyen Thi Hong'), texts.join('|'));
    assert.ok(isWritten('D.Ana') && isWritten('XiaoMing') && isWritten('Luz'), texts.join('|'));
    const halves = texts.filter((text) => /^Wolfe|gewis$/.test(text));
    assert.equal(halves.join('').replace('-', ''), people.at(-1)?.[0], halves.join('|'));
  });

  test('are one on a label, for a ticket or chosen people; cancelled people have none', async () => {
    assert.equal((await pages('?layout=label_100x62')).length, people.length);
    const ofTicket = await pages(`?layout=a6&ticket_id=${workshop}`);
    assert.deepEqual([ofTicket.length, ofTicket[0]?.texts.includes('Łucja')], [1, true]);
    await api.post(`/api/cancelAttendance?id=${ids[11]}`, {}, 'admin');
    const chosenBadges = await pages(`?layout=label_100x62&ids=${ids[10]},${ids[11]},${ids[10]}`);
    assert.deepEqual(
      chosenBadges.map(({ texts }) => texts.includes('Zeta 6')),
      [true],
    );
  });

  test('are for organisers, and open with a token of their own', async () => {
    assert.equal((await api.get(path())).statusCode, 401);
    assert.equal((await api.get(path(), 'allies')).statusCode, 403);
    assert.equal((await api.get('/api/v2/events/999999/badges', 'admin')).statusCode, 404);
    assert.equal((await api.get(path('?layout=poster'), 'admin')).statusCode, 422);
    assert.equal((await api.get(path('?ids=1;drop'), 'admin')).statusCode, 422);
    assert.equal((await api.get(path('?ids=999999'), 'admin')).statusCode, 422);
    const tokenAnswer = await api.post('/api/v2/download-tokens', { download: 'badges' }, 'admin');
    const { token } = tokenAnswer.json<{ data: { token: string } }>().data;
    assert.equal((await api.get(path(`?token=${token}`))).statusCode, 200);
    assert.equal((await api.get(path(`?token=${token}`))).statusCode, 401);
  });
});
