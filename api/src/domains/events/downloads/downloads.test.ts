import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
let event: number;
const list = (query = '') => `/back/api/download_attendee_list?event_id=${event}${query}`;

before(async () => {
  api = await shareTestApi();
  event = await addEvent(api);
  const ticket = await addTicket(api, event);
  const ask = async (values: object) => {
    const answer = await api.post('/api/ticketsdynamicform', { ticket_id: ticket, ...values }, 'admin');
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const diet = await ask({ type: 'multi', label: 'Diet', choices: ['Vegan', 'Halal'] });
  const name = await ask({ type: 'text', label: '=Name' });
  const post = (number: number, answers: object) =>
    api.post('/api/addattend', { event_id: event, ticket_id: ticket, ...person(number), answers });
  await post(1, { [diet]: ['Vegan', 'Halal'], [name]: '=1+1' });
  await post(2, {});
  await api.post(`/api/deleteticketquestion?id=${name}`, {}, 'admin');
});

async function addToken(download = 'download_attendee_list'): Promise<string> {
  const answer = await api.post('/api/v2/download-tokens', { download }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { token: string } }>().data.token;
}

describe('the list of attendees', () => {
  test('has one header line and a row per attendee with the answers, safe for spreadsheets', async () => {
    const file = await api.get(list(), 'admin');
    assert.equal(file.statusCode, 200, file.body);
    assert.match(String(file.headers['content-type']), /text\/csv/);
    const lines = file.body.trim().split('\r\n');
    assert.equal(lines.length, 3);
    assert.ok(file.rawPayload.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])));
    assert.match(
      lines[0] ?? '',
      /first_name,last_name,email,.*,registered_at \(America\/Bogota\),.*,checked_in_at \(.*\),price,currency,timezone,Diet,'=Name$/,
    );
    assert.match(String(file.headers['content-disposition']), /attendees-encuentro-de-prueba.*\.csv/);
    assert.match(lines[1] ?? '', /ana\.1@example\.org,confirmed,.*,"Vegan; Halal",'=1\+1$/);
    assert.match(lines[2] ?? '', /ana\.2@example\.org,confirmed,.*,,$/);
    const filteredFile = await api.get(list('&search=ana.2'), 'admin');
    assert.equal(filteredFile.body.trim().split('\r\n').length, 2);
  });

  test('of all events filters by event, and has no answers', async () => {
    const file = await api.get(`/back/api/download_attendee_db?event_id=${event}`, 'admin');
    assert.equal(file.body.trim().split('\r\n').length, 3);
    assert.doesNotMatch(file.body, /Diet/);
    const times = await api.get(
      `/back/api/download_attendee_db?event_id=${event}&columns=starts_at,registered_at,email`,
      'admin',
    );
    const [head, row] = times.body.replace('\uFEFF', '').trim().split('\r\n');
    assert.equal(head, 'starts_at,email,registered_at,timezone');
    assert.match(
      row ?? '',
      /^\d{4}-\d\d-\d\d \d\d:\d\d,ana\.1@example\.org,\d{4}-\d\d-\d\d \d\d:\d\d,America\/Bogota$/,
    );
    assert.equal((await api.get('/back/api/download_attendee_list?event_id=999999', 'admin')).statusCode, 404);
  });

  test('opens once with a token that was made for it', async () => {
    const token = await addToken();
    assert.equal((await api.get(list(`&token=${token}`))).statusCode, 200);
    assert.equal((await api.get(list(`&token=${token}`))).statusCode, 401);
    const otherToken = await addToken('download_attendee_db');
    assert.equal((await api.get(list(`&token=${otherToken}`))).statusCode, 401);
    assert.equal((await api.get(list(`&token=${await api.token('admin')}`))).statusCode, 401);
    assert.equal(
      (await api.post('/api/v2/download-tokens', { download: 'download_attendee_db' }, 'allies')).statusCode,
      403,
    );
  });

  test('does not open with a token after a minute, nor without one', async () => {
    const lateToken = await addToken();
    await sql`update download_tokens set expires_at = now() - interval '1 second'`.execute(api.deps.db);
    assert.equal((await api.get(list(`&token=${lateToken}`))).statusCode, 401);
    assert.equal((await api.get(list())).statusCode, 401);
  });

  test('keeps its token out of the audit and out of the database', async () => {
    const token = await addToken();
    await api.get(list(`&token=${token}`));
    const { rows } = await sql<{ after: object }>`select after, actor_id from audit_entries
      where action = 'download' and resource = 'attendees' order by id desc limit 1`.execute(api.deps.db);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token));
    const otherToken = await addToken();
    const tokens = await sql`select token_hash from download_tokens`.execute(api.deps.db);
    assert.doesNotMatch(JSON.stringify(tokens.rows), new RegExp(otherToken));
  });
});

describe('the file of orders', () => {
  const file = (query = '', as: Caller = 'admin') => api.get(`/api/v2/events/${event}/orders/file?${query}`, as);

  test('has buyers, prices and times by the clock of the event, and is named after it', async () => {
    await sql`update orders set first_name = '=1+1', total = 1500, discount = 550, confirmed_at = created_at,
        created_at = '2031-01-02T03:04:00Z' where event_id = ${event} and email = 'ana.1@example.org'`.execute(
      api.deps.db,
    );
    const answer = await file();
    assert.equal(answer.statusCode, 200, answer.body);
    const [head, first, ...others] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    assert.equal(
      head,
      'number,reference,state,first_name,last_name,email,tickets,full_price,code,discount,total,refunded,currency,' +
        'ordered_at (America/Bogota),paid_at (America/Bogota),paid_by,timezone',
    );
    assert.match(
      first ?? '',
      /,confirmed,'=1\+1,.*,ana\.1@example\.org,1,20\.5,,5\.5,15,0,USD,2031-01-01 22:04,,,America\/Bogota$/,
    );
    assert.equal(others.length, 1);
    const { slug } = await api.deps.db
      .selectFrom('events')
      .select('slug')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    assert.ok(String(answer.headers['content-disposition']).includes(`orders-${slug}-`));
    assert.equal((await file('search=ana.2')).body.trim().split('\r\n').length, 2);
    assert.equal((await file('state=refunded')).body.trim().split('\r\n').length, 1);
    const workbook = await file('format=xlsx');
    assert.match(String(workbook.headers['content-disposition']), /orders-.*\.xlsx/);
    assert.doesNotMatch(
      strFromU8(unzipSync(workbook.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
      /<f[ >]/,
    );
  });

  test('is for organisers only, also with a token', async () => {
    for (const [as, status] of [
      [null, 401],
      ['allies', 403],
    ] as const)
      assert.equal((await file('', as)).statusCode, status);
    assert.equal((await api.get('/api/v2/events/999999/orders/file', 'admin')).statusCode, 404);
    assert.equal((await file(`token=${await addToken('orders')}`, null)).statusCode, 200);
    assert.equal((await file(`token=${await addToken()}`, null)).statusCode, 401);
  });
});

describe('the columns of the list', () => {
  test('are named with those of the questions, and chosen', async () => {
    const answer = await api.get(`/api/v2/events/${event}/attendee-columns`, 'admin');
    const { data } = answer.json<{ data: { key: string; name: string; is_answer: boolean }[] }>();
    const [diet] = data.filter(({ is_answer: isAnswer }) => isAnswer);
    assert.equal(diet?.name, 'Diet');
    const file = await api.get(list(`&columns=email,first_name,${diet?.key}`), 'admin');
    assert.deepEqual(file.body.replace('\uFEFF', '').trim().split('\r\n'), [
      'first_name,email,Diet',
      'Ana,ana.1@example.org,"Vegan; Halal"',
      'Ana,ana.2@example.org,',
    ]);
    assert.equal((await api.get(list('&columns=password'), 'admin')).statusCode, 422);
    assert.equal((await api.get(`/api/v2/events/${event}/attendee-columns`, 'allies')).statusCode, 403);
  });

  test('are in a workbook, too, whose cells are texts and never formulas', async () => {
    const file = await api.get(list('&format=xlsx'), 'admin');
    assert.equal(file.statusCode, 200, file.body);
    assert.match(String(file.headers['content-type']), /spreadsheetml\.sheet/);
    assert.match(String(file.headers['content-disposition']), /attendees-.*\.xlsx/);
    const parts = unzipSync(file.rawPayload);
    const part = (name: RegExp) =>
      Object.entries(parts)
        .filter(([path]) => name.test(path))
        .map(([, bytes]) => strFromU8(bytes))
        .join('');
    const texts = part(/sharedStrings|sheet1/);
    for (const text of ['=1+1', '=Name', 'Vegan; Halal', 'ana.1@example.org', 'first_name'])
      assert.ok(texts.includes(`>${text}<`), text);
    const sheet = part(/sheet1\.xml$/);
    assert.doesNotMatch(sheet, /<f[ >]/);
    assert.equal([...sheet.matchAll(/<row /g)].length, 3);
  });
});
