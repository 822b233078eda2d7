import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, person, readSeats } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { sellToCrowd } from '../../../testing/stages/events/attendance-stage';

interface Answer {
  readonly data: { readonly id: number; readonly slug: string; readonly state: string };
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const attend = (from: TestApi, event_id: number, ticket_id: number, number = 1, as: Caller = null) =>
  from.post('/api/addattend', toMultipart({ event_id, ticket_id, ...person(number) }), as);

async function readEvent(id: number, as: Caller = null) {
  const answer = await api.get(`/api/events/get/${id}`, as);
  return answer.json<{ data: Record<string, unknown> & { tickets: Record<string, unknown>[] } }>().data;
}

describe('seats', () => {
  test('30 people at once get exactly the 6 tickets', () => sellToCrowd([api], { people: 30, seats: 6 }));

  test('the tickets of an event share its seats', async () => {
    const id = await addEvent(api, { capacity: 3 });
    const tickets = [await addTicket(api, id, { quantity: 2 }), await addTicket(api, id)];
    const statuses: number[] = [];
    for (const [index, ticket] of [tickets[0], tickets[0], tickets[0], tickets[1], tickets[1]].entries())
      statuses.push((await attend(api, id, ticket ?? 0, index)).statusCode);
    assert.deepEqual(statuses, [201, 201, 409, 201, 409]);
    const shownEvent = await readEvent(id);
    assert.deepEqual([shownEvent['going_count'], shownEvent['seats_left']], [3, 0]);
    assert.deepEqual(
      shownEvent.tickets.map((ticket) => [ticket['left'], ticket['state']]),
      [
        [0, 'sold_out'],
        [0, 'sold_out'],
      ],
    );
  });

  test('a cancelled ticket frees its seat, once', async () => {
    const id = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, id);
    const { data } = (await attend(api, id, ticket, 1, 'latinas')).json<Answer>();
    const cancel = (as: Caller) => api.post(`/api/cancelAttendance?id=${data.id}`, {}, as);
    assert.equal((await cancel(null)).statusCode, 401);
    assert.equal((await cancel('allies')).statusCode, 403);
    const answers = [await cancel('latinas'), await cancel('admin')];
    assert.deepEqual(
      answers.map((answer) => [answer.statusCode, answer.json<Answer>().data.state]),
      [
        [200, 'cancelled'],
        [200, 'cancelled'],
      ],
    );
    assert.deepEqual(await readSeats(api, id), [
      { kind: 'event', sold: 0, held: 0 },
      { kind: 'ticket', sold: 0, held: 0 },
    ]);
    assert.equal((await attend(api, id, ticket, 2)).statusCode, 201);
  });

  test('cannot become fewer than those in use, in any way', async () => {
    const id = await addEvent(api, { capacity: 5 });
    const ticket = await addTicket(api, id, { quantity: 5 });
    await attend(api, id, ticket, 1);
    await attend(api, id, ticket, 2);
    const edit = async (path: string, values: object) => api.post(path, toMultipart({ ...values }), 'admin');
    const answers = [
      await edit(`/api/editevent?id=${id}`, { capacity: 1 }),
      await edit(`/api/editticket?id=${ticket}`, { quantity: 1 }),
    ];
    assert.deepEqual(
      answers.map((answer) => [answer.statusCode, answer.json<Answer>().errors]),
      [
        [422, { capacity: ['2 seats are sold and 0 are held, so there cannot be fewer.'] }],
        [422, { quantity: ['2 seats are sold and 0 are held, so there cannot be fewer.'] }],
      ],
    );
    assert.equal((await edit(`/api/editevent?id=${id}`, { capacity: 2 })).statusCode, 200);
    assert.equal((await attend(api, id, ticket, 3)).statusCode, 409);
  });
});

describe('attendance', () => {
  test('one request gives a free ticket, and its slug opens it', async () => {
    const id = await addEvent(api, {
      venue_name: 'Sala 2',
      venue_address: 'Calle 1',
      address_visibility: 'confirmed_only',
    });
    const ticket = await addTicket(api, id, { name: 'General' });
    const answer = await attend(api, id, ticket);
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = answer.json<Answer>();
    assert.match(data.slug, /^[\w-]{22}$/);
    const heldAnswer = await api.post('/api/getAttendeeTicket', { slug: data.slug });
    assert.equal(heldAnswer.statusCode, 200);
    const heldTicket = heldAnswer.json<{ data: Record<string, unknown> }>().data;
    assert.match(String(heldTicket['code']), /^[0-9A-HJKMNP-TV-Z]{26}$/);
    assert.deepEqual(heldTicket['ticket'], { id: ticket, name: 'General' });
    assert.equal((heldTicket['event'] as Record<string, unknown>)['venue_address'], 'Calle 1');
    assert.equal((await readEvent(id))['venue_address'], null);
    assert.equal((await api.post('/api/getAttendeeTicket', { slug: `${data.slug}x` })).statusCode, 404);
  });

  test('users list their own tickets: coming, past and cancelled, page by page', async () => {
    const id = await addEvent(api, {
      title: 'Mi evento',
      starts_at: '2098-05-01T18:00:00Z',
      ends_at: '2098-05-01T21:00:00Z',
    });
    const ticket = await addTicket(api, id);
    const booking = await attend(api, id, ticket, 1, 'latinas');
    assert.equal(booking.statusCode, 201, booking.body);
    await attend(api, id, ticket, 2);
    const attendeeId = booking.json<Answer>().data.id;
    const list = async (query: string) => {
      const answer = await api.get(`/api/v2/my-tickets?${query}`, 'latinas');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: { id: number; event: { id: number } }[]; meta: { total: number } }>();
    };
    const ofEvent = async (query: string) => (await list(query)).data.filter(({ event }) => event.id === id);
    assert.deepEqual(
      (await ofEvent('')).map((row) => row.id),
      [attendeeId],
    );
    assert.deepEqual(await ofEvent('when=past'), []);
    const { data: going, meta } = await list(`event=${id}`);
    assert.deepEqual([going.map((row) => row.id), meta.total], [[attendeeId], 1]);
    assert.deepEqual(await list(`event=${await addEvent(api)}`), { data: [], meta: { total: 0 } });
    const first = await list('per_page=1');
    assert.equal(first.data.length, 1);
    assert.ok((await list(`per_page=1&page=${first.meta.total + 1}`)).data.length === 0);
    await api.post(`/api/cancelAttendance?id=${attendeeId}`, {}, 'latinas');
    assert.deepEqual(await ofEvent(''), []);
    assert.deepEqual(
      (await ofEvent('when=cancelled')).map((row) => row.id),
      [attendeeId],
    );
    assert.equal((await api.get('/api/v2/my-tickets')).statusCode, 401);
    assert.equal((await api.get('/api/v2/my-tickets?when=never', 'latinas')).statusCode, 422);
  });

  test('is refused with the reason', async () => {
    const id = await addEvent(api);
    const other = await addEvent(api);
    const refusal = async (ticketId: number, eventId = id) => {
      const answer = await attend(api, eventId, ticketId);
      return [answer.statusCode, answer.json<Answer>().code];
    };
    assert.deepEqual(await refusal(await addTicket(api, id, { price: 500, currency: 'USD' })), [
      402,
      'PAYMENT_REQUIRED',
    ]);
    assert.deepEqual(await refusal(await addTicket(api, id, { sale_starts_at: '2099-01-01' })), [
      403,
      'SALES_NOT_STARTED',
    ]);
    assert.deepEqual(await refusal(await addTicket(api, id, { sale_ends_at: '2020-01-01' })), [403, 'SALES_ENDED']);
    const notFound = [422, 'VALIDATION_FAILED'];
    assert.deepEqual(await refusal(await addTicket(api, id, { visibility: 'code_only' })), notFound);
    assert.deepEqual(await refusal(await addTicket(api, other)), notFound);
    assert.deepEqual(await refusal(await addTicket(api, id, { min_per_order: 2 })), [422, 'MAX_PER_ORDER']);
    const draft = await addEvent(api, { status: 'draft' });
    assert.deepEqual(await refusal(await addTicket(api, draft), draft), notFound);
    const cancelledEvent = await addEvent(api);
    const lastTicket = await addTicket(api, cancelledEvent);
    await cancelEvent(api, cancelledEvent);
    assert.deepEqual(await refusal(lastTicket, cancelledEvent), [403, 'SALES_ENDED']);
  });

  test('a role opens its ticket and has its price, where plans do not sell it', async () => {
    const id = await addEvent(api);
    const { rows } = await sql<{ id: number }>`select id from roles where name = 'allies'`.execute(api.deps.db);
    const role = rows[0]?.id;
    const roleTicket = await addTicket(api, id, { visibility: 'role_only', attach_member_roles: [role] });
    const reducedTicket = await addTicket(api, id, {
      price: 900,
      currency: 'USD',
      member_price: 0,
      attach_member_roles: [role],
    });
    const statuses = async (as: Caller) => [
      (await attend(api, id, roleTicket, 1, as)).statusCode,
      (await attend(api, id, reducedTicket, 1, as)).statusCode,
    ];
    assert.deepEqual(await statuses('latinas'), [422, 402]);
    assert.deepEqual(await statuses('allies'), [201, 201]);
    const pricesFor = async (as: Caller) =>
      (await readEvent(id, as)).tickets.map(({ id: one, member_price }) => [one, member_price]);
    assert.deepEqual(await pricesFor(null), [[reducedTicket, null]]);
    assert.deepEqual(await pricesFor('allies'), [
      [roleTicket, null],
      [reducedTicket, 0],
    ]);
  });
});

describe('events and tickets with sales', () => {
  test('are not removed; the answer names the alternative', async () => {
    const id = await addEvent(api);
    const ticket = await addTicket(api, id);
    await attend(api, id, ticket);
    const answers = [
      await api.post(`/api/deleteevent?id=${id}`, {}, 'admin'),
      await api.post(`/api/deleteticket?id=${ticket}`, {}, 'admin'),
    ];
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [409, 409],
    );
    assert.match(answers[0]?.body ?? '', /Cancel the event instead/);
    assert.match(answers[1]?.body ?? '', /Hide it or end its sale instead/);
  });

  test('show their figures on lists after a moment', async () => {
    const id = await addEvent(api);
    await attend(api, id, await addTicket(api, id));
    await sql`update background_jobs set due_at = now() - interval '1 minute'
      where kind = 'events.note-figures' and state = 'waiting'`.execute(api.deps.db);
    const readCount = async () =>
      (await sql<{ going_count: number }>`select going_count from events where id = ${id}`.execute(api.deps.db)).rows[0]
        ?.going_count;
    // The other process may have taken the job.
    for (let tries = 0; tries < 500 && (await readCount()) !== 1; tries += 1) {
      await api.finishJobs();
      await sleep(20);
    }
    assert.equal(await readCount(), 1);
  });

  test('accept the three forms of speakers', async () => {
    const id = await addEvent(api, { 'attach_speakers[0][user_id]': 2, 'attach_speakers[0][speaker_role]': 'Host' });
    const edit = (values: Readonly<Record<string, unknown>>) =>
      api.post(`/api/editevent?id=${id}`, toMultipart(values), 'admin');
    assert.equal(
      (await edit({ attach_speakers: JSON.stringify([{ user_id: 7, speaker_role: 'Guest' }]) })).statusCode,
      200,
    );
    const form = new FormData();
    form.append('attach_speakers[][user_id]', '8');
    form.append('attach_speakers[][speaker_role]', 'Panel');
    assert.equal((await api.post(`/api/editevent?id=${id}`, form, 'admin')).statusCode, 200);
    const roles = async () =>
      ((await readEvent(id))['speakers'] as { speaker_role: string }[]).map(({ speaker_role }) => speaker_role);
    assert.deepEqual(await roles(), ['Host', 'Guest', 'Panel']);
    assert.equal((await edit({ detach_speakers: [7] })).statusCode, 200);
    assert.deepEqual(await roles(), ['Host', 'Panel']);
  });

  test('have companies as sponsors, until these are removed', async () => {
    const { data } = (await api.post('/api/addcompany', { name: 'Apoyo Ñandú' }, 'admin')).json<{
      data: { id: number };
    }>();
    const id = await addEvent(api, { attach_sponsors: [data.id, 1] });
    const sponsorIds = async () => ((await readEvent(id))['sponsors'] as { id: number }[]).map((row) => row.id).sort();
    assert.deepEqual(await sponsorIds(), [1, data.id]);
    assert.equal((await api.post(`/api/deletecompany?id=${data.id}`, undefined, 'admin')).statusCode, 200);
    assert.deepEqual(await sponsorIds(), [1]);
    await api.post(`/api/editevent?id=${id}`, toMultipart({ detach_sponsors: [1] }), 'admin');
    assert.deepEqual(await sponsorIds(), []);
  });

  test('drafts are for editors only', async () => {
    const id = await addEvent(api, { status: 'draft', title: 'Borrador secreto' });
    assert.deepEqual(
      [
        (await api.get(`/api/events/get/${id}`)).statusCode,
        (await api.get(`/api/events/get/${id}`, 'admin')).statusCode,
      ],
      [404, 200],
    );
    const countListed = async (as: Caller) =>
      (await api.get('/api/events/list?search=secreto&page=1', as)).json<{ meta: { total: number } }>().meta.total;
    assert.deepEqual([await countListed('latinas'), await countListed('admin')], [0, 1]);
    const { rows } = await sql`select 1 from search_entries where kind = 'events' and record_id = ${id}`.execute(
      api.deps.db,
    );
    assert.equal(rows.length, 0);
    await api.post(`/api/editevent?id=${id}`, toMultipart({ status: 'published' }), 'admin');
    assert.equal(await countListed(null), 1);
  });
});
