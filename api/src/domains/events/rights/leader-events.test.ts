import { chapterLeadRight } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { contractCalls } from '../../../kit/core/contract/contract-calls';
import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import type { TestPerson } from '../../../testing/add-person';
import { shareTestApi } from '../../../testing/shared-api';
import { orderPurpose } from '../orders/order-purpose';
import { addLedEvent, lead, type LedEvent } from '../../../testing/stages/events/led-events-stage';

let api: TestApi;
let leader: TestPerson;
let ownRows: LedEvent;
let foreignRows: LedEvent;
let foreignDraft: LedEvent;
before(async () => {
  api = await shareTestApi();
  ownRows = await addLedEvent(api);
  foreignRows = await addLedEvent(api);
  foreignDraft = await addLedEvent(api, { status: 'draft' });
  leader = await insertPerson(api);
  await lead(api, ownRows.chapter, leader.id);
});

/** The row of a call by the part of its path before the id. */
const rowNames: Readonly<Record<string, keyof LedEvent>> = {
  events: 'event',
  attendees: 'attendee',
  orders: 'order',
  'event-codes': 'code',
  'event-pools': 'pool',
  'event-speakers': 'speaker',
  'event-messages': 'message',
  'waiting-entries': 'place',
  get: 'ticket',
  editevent: 'event',
  editticket: 'ticket',
  deleteticket: 'ticket',
  deleteticketquestion: 'question',
};

const ofOtherSubjects = ['/api/editchapters', '/chapter_members', '/dashboard'];
const leaderCalls = contractCalls().filter(
  ({ access, path }) =>
    access.kind === 'roles' &&
    access.rows === chapterLeadRight &&
    !ofOtherSubjects.some((part) => path.includes(part)) &&
    path.includes('{id}'),
);

function addressOf({ path }: WireCall, rows: LedEvent): string {
  const [, word = ''] = /\/([\w-]+)(?:\/\{id\}|\?id=\{id\})/.exec(path) ?? [];
  const name = rowNames[word];
  assert.ok(name, `no row for ${path}`);
  return path.replace('{id}', String(rows[name])).replace(/^\/back/, '');
}

const ask = (call: WireCall, rows: LedEvent, by: TestPerson = leader) =>
  call.method === 'GET' ? by.get(addressOf(call, rows)) : by.post(addressOf(call, rows), {});

describe('a leader of a chapter', () => {
  test('reaches no event of another chapter, nor a row below it, by any call', async () => {
    assert.ok(leaderCalls.length > 50, String(leaderCalls.length));
    const leaks: string[] = [];
    for (const call of leaderCalls)
      for (const rows of [foreignRows, foreignDraft]) {
        const answer = await ask(call, rows);
        if (answer.statusCode !== 404 && answer.statusCode !== 403)
          leaks.push(`${call.method} ${call.path}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
      }
    assert.deepEqual(leaks, []);
  });

  test('gets the same answer for the rows of another chapter as for rows that do not exist', async () => {
    const missingRows = Object.fromEntries(
      Object.keys(foreignRows).map((name) => [name, 999_999_999]),
    ) as unknown as LedEvent;
    const differences: string[] = [];
    for (const call of leaderCalls) {
      const [one, other] = [await ask(call, foreignDraft), await ask(call, missingRows)];
      if (one.statusCode !== other.statusCode)
        differences.push(`${call.method} ${call.path}: ${one.statusCode}, ${other.statusCode}`);
    }
    assert.deepEqual(differences, []);
  });

  test('reads all about the own event', async () => {
    const refusals: string[] = [];
    for (const call of leaderCalls.filter(({ method }) => method === 'GET')) {
      const answer = await ask(call, ownRows);
      if ([401, 403, 404].includes(answer.statusCode) || answer.statusCode >= 500)
        refusals.push(`${call.path}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
    }
    assert.deepEqual(refusals, []);
  });

  test('as a member without a chapter is refused by all these calls', async () => {
    const member = await insertPerson(api);
    const leaks: string[] = [];
    for (const call of leaderCalls) {
      const { statusCode } = await ask(call, ownRows, member);
      if (statusCode !== 403 && statusCode !== 404) leaks.push(`${call.method} ${call.path}: ${statusCode}`);
    }
    assert.deepEqual(leaks, []);
  });

  const listIds = async (query: string) => {
    const answer = await leader.get(`/api/events/list?editable=only${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    const { data, meta } = answer.json<{ data: { id: number }[]; meta: { total: number } }>();
    return { ids: data.map(({ id }) => id), total: meta.total };
  };

  test('has the own events alone in the list of the back office, and filters only these', async () => {
    assert.deepEqual(await listIds(''), { ids: [ownRows.event], total: 1 });
    const where = encodeURIComponent(
      JSON.stringify({ field: 'chapters', op: 'any_of', value: [foreignRows.chapter, ownRows.chapter] }),
    );
    const filteredList = await leader.get(`/api/events/list?editable=only&where=${where}`);
    assert.notEqual(filteredList.statusCode, 403, filteredList.body);
    assert.equal((await leader.get(`/api/events/list?where=${where}`)).statusCode, 403);
    assert.deepEqual((await listIds(`&chapter_id=${foreignRows.chapter}`)).ids, []);
    const drafts = await leader.get('/api/events/list?status=draft&limit=500');
    assert.ok(!drafts.body.includes(`"id":${foreignDraft.event},`));
  });

  test('has the tickets of the own events alone in the list of tickets', async () => {
    const answer = await leader.get('/api/v2/tickets/list?lang=en');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data, meta } = answer.json<{ data: { id: number }[]; meta: { total: number } }>();
    assert.deepEqual([data.map(({ id }) => id), meta.total], [[ownRows.ticket], 1]);
    const other = await leader.get(`/api/v2/tickets/list?event_id=${foreignRows.event}`);
    assert.deepEqual(other.json<{ data: unknown[] }>().data, []);
    for (const id of [foreignRows.ticket, foreignDraft.ticket]) {
      assert.equal((await leader.get(`/api/v2/tickets/${id}/neighbours`)).statusCode, 404);
      assert.equal((await leader.get(`/api/v2/tickets/${id}/revisions`)).statusCode, 403);
    }
  });

  test('gets no file of all rows, no trash and no import', async () => {
    for (const path of ['/api/v2/events/export', '/api/v2/tickets/export'])
      assert.equal((await leader.post(path, {})).statusCode, 403, path);
    for (const path of [
      '/api/events/list?trashed=only',
      '/api/v2/tickets/list?trashed=only',
      `/api/v2/events/trash?ids=${foreignRows.event}`,
      '/back/api/download_attendee_db',
      '/api/v2/seat-counts',
      `/api/v2/audit?resource=events&row_id=${ownRows.event}`,
    ])
      assert.equal((await leader.get(path)).statusCode, 403, path);
  });

  test('changes no event of another chapter by a bulk change, also not by a query', async () => {
    for (const selection of [
      { ids: [ownRows.event, foreignRows.event, foreignDraft.event] },
      { query: { editable: 'only' }, exclude: [] },
    ]) {
      const body = { operation: 'edit', selection, values: { city: 'Ica' }, dry_run: true };
      const answer = await leader.post('/api/v2/events/bulk', body);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(answer.json<{ data: { would_change: number } }>().data.would_change, 1, answer.body);
    }
  });
});

describe('an event of a leader', () => {
  const values = {
    title: 'Noche de datos',
    starts_at: '2099-06-01T18:00:00Z',
    ends_at: '2099-06-01T21:00:00Z',
    timezone: 'America/Lima',
  };
  const add = (body: object, by = leader) => by.post('/api/addevent', toMultipart({ ...values, ...body }));
  const edit = (id: number, body: object) => leader.post(`/api/editevent?id=${id}`, body);
  const fieldsOf = (answer: { readonly statusCode: number; json<T>(): T }) => [
    answer.statusCode,
    Object.keys(answer.json<{ errors?: object }>().errors ?? {}),
  ];
  const chaptersOf = async (event: number) => {
    const { rows } = await sql<{ id: number }>`select chapter_id as id from event_chapters where event_id = ${event}
      order by 1`.execute(api.deps.db);
    return rows.map(({ id }) => Number(id));
  };

  test('is in the chapter of the leader, and in no other', async () => {
    const preset = await add({});
    assert.equal(preset.statusCode, 201, preset.body);
    const { id } = preset.json<{ data: { id: number } }>().data;
    assert.deepEqual(await chaptersOf(id), [ownRows.chapter]);
    assert.equal((await add({ attach_chapters: [ownRows.chapter] })).statusCode, 201);
    assert.deepEqual(fieldsOf(await add({ attach_chapters: [foreignRows.chapter] })), [422, ['attach_chapters']]);
    assert.deepEqual(fieldsOf(await add({ attach_chapters: [ownRows.chapter, foreignRows.chapter] })), [
      422,
      ['attach_chapters'],
    ]);
  });

  test('is edited, published and stays in the chapter', async () => {
    const { event } = ownRows;
    assert.equal((await edit(event, { city: 'Arequipa', status: 'published' })).statusCode, 200);
    assert.deepEqual(fieldsOf(await edit(event, { attach_chapters: [foreignRows.chapter] })), [
      422,
      ['attach_chapters'],
    ]);
    assert.deepEqual(fieldsOf(await edit(event, { detach_chapters: [ownRows.chapter] })), [422, ['attach_chapters']]);
    assert.deepEqual(await chaptersOf(event), [ownRows.chapter]);
    const read = await leader.get(`/api/events/get/${event}`);
    assert.deepEqual(read.json<{ data: { abilities: object } }>().data.abilities, { edit: true, remove: false });
    const other = await leader.get(`/api/events/get/${foreignRows.event}`);
    assert.deepEqual(other.json<{ data: { abilities: object } }>().data.abilities, { edit: false, remove: false });
  });

  test('takes no chapter and no speaker of others, whose names would be read in this way', async () => {
    const stranger = await insertPerson(api);
    const speakers = [{ user_id: stranger.id, speaker_role: 'Charla' }];
    assert.deepEqual(fieldsOf(await edit(ownRows.event, { attach_speakers: speakers })), [422, ['attach_speakers']]);
    await sql`update users set chapter_id = ${ownRows.chapter} where id = ${stranger.id}`.execute(api.deps.db);
    assert.equal((await edit(ownRows.event, { attach_speakers: speakers })).statusCode, 200);
  });

  test('gets tickets and questions; those of another chapter get none', async () => {
    const ticket = (event_id: number) =>
      leader.post('/api/addticket', toMultipart({ event_id, name: 'Entrada', price: 0 }));
    assert.equal((await ticket(ownRows.event)).statusCode, 201);
    assert.deepEqual(fieldsOf(await ticket(foreignRows.event)), [422, ['event_id']]);
    const question = (ticket_id: number) =>
      leader.post('/api/ticketsdynamicform', { ticket_id, type: 'text', label: 'Talla' });
    assert.equal((await question(ownRows.ticket)).statusCode, 201);
    assert.equal((await question(foreignRows.ticket)).statusCode, 404);
    const change = await leader.post('/api/editTicketQuestions', { id: foreignRows.question, label: 'Otra' });
    assert.equal(change.statusCode, 404, change.body);
  });

  test('has its own files, mails and meeting; a token opens no file of another event', async () => {
    const token = async () => {
      const answer = await leader.post('/api/v2/download-tokens', { download: 'download_attendee_list' });
      return answer.json<{ data: { token: string } }>().data.token;
    };
    const file = async (query: string) =>
      (await api.get(`/back/api/download_attendee_list?token=${await token()}${query}`)).statusCode;
    assert.equal(await file(`&event_id=${ownRows.event}`), 200);
    assert.equal(await file(`&event_id=${foreignRows.event}`), 404);
    assert.equal(await file(''), 404);
    const mail = await leader.post('/api/sendQrMail', { id: foreignRows.attendee, email: 'ana@example.org' });
    assert.equal(mail.statusCode, 404);
    const meeting = await leader.post('/api/create_platform_meet', toMultipart({ event_id: foreignRows.event }));
    assert.equal(meeting.statusCode, 404, meeting.body);
  });

  test('is open at the door for its leader, and no other door is', async () => {
    assert.equal((await leader.get(`/api/v2/events/${ownRows.event}/check-in-lists`)).statusCode, 200);
    assert.equal((await leader.get(`/api/v2/events/${foreignRows.event}/check-in-lists`)).statusCode, 404);
  });

  test('moves no money: refunds and the cancellation of a paid event need other rights', async () => {
    const { db } = api.deps;
    for (const path of ['refund', 'settle', 'deliver', 'return-door-payment']) {
      const answer = await leader.post(`/api/v2/orders/${ownRows.order}/${path}`, { reason: 'x', key: 'x', amount: 1 });
      assert.equal(answer.statusCode, 403, path);
    }
    const refund = { ids: [ownRows.attendee], reason: 'x', refund: true };
    assert.equal((await leader.post(`/api/v2/events/${ownRows.event}/attendees/cancel`, refund)).statusCode, 403);
    await sql`insert into payments (purpose, subject_id, intent_id, amount, currency, state)
      values (${orderPurpose}, ${ownRows.order}, ${`pi_${ownRows.order}`}, 2500, 'USD', 'paid')`.execute(db);
    const cancel = () => leader.post(`/api/v2/events/${ownRows.event}/cancellation`, { reason: 'x', refund: false });
    assert.equal((await cancel()).statusCode, 403);
    await sql`delete from payments where subject_id = ${ownRows.order}`.execute(db);
    const cancellation = await cancel();
    assert.equal(cancellation.statusCode, 202, cancellation.body);
  });

  test('is out of reach as soon as its leader no longer leads the chapter', async () => {
    const other = await addLedEvent(api);
    const former = await insertPerson(api);
    await lead(api, other.chapter, former.id);
    assert.equal((await former.get(`/api/v2/events/${other.event}/orders`)).statusCode, 200);
    const body = { operation: 'edit', selection: { ids: [other.event] }, values: { city: 'Ica' } };
    const startedJob = await former.post('/api/v2/events/bulk', body);
    assert.equal(startedJob.statusCode, 202, startedJob.body);
    await api.finishJobs();
    await sql`delete from chapter_leaders where user_id = ${former.id}`.execute(api.deps.db);
    const { statusCode } = await former.get(`/api/v2/events/${other.event}/orders`);
    // The rights of a bearer are shared by the reads of a second.
    assert.ok([403, 404].includes(statusCode), String(statusCode));
    const { id } = startedJob.json<{ data: { id: number } }>().data;
    await former.post(`/api/v2/bulk_jobs/${id}/undo`);
    await api.finishJobs();
    const { rows } = await sql<{ city: string | null }>`select city from events where id = ${other.event}`.execute(
      api.deps.db,
    );
    assert.equal(rows[0]?.city, 'Ica');
  });
});
