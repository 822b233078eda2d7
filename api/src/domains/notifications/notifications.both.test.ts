import {
  notificationCountSchema,
  notificationsSchema,
  type NotificationCount,
} from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { transact } from '../../infrastructure/db/transact';
import { buildTestApi, type Caller, type TestApi } from '../../testing/build-test-api';
import { isPostgres } from '../../testing/lane';
import { announce, notify } from './notify';

/** Two processes on one PostgreSQL; the embedded database has one process. */
let processes: readonly TestApi[];
let api: TestApi;
before(async () => {
  api = await buildTestApi();
  processes = isPostgres ? [api, await buildTestApi({ database: api.deps.env.database })] : [api];
});
after(async () => {
  for (const each of processes.toReversed()) {
    each.app.server.closeAllConnections();
    await each.close();
  }
});

const path = '/api/v2/notifications';

const add = (subject: string, email = 'latina@enlace.test', on = api) =>
  transact(on.deps.db, (trx) =>
    notify(trx, { template: 'formReply', facts: { reference: 'R-1', subject }, link: null }, { emails: [email] }),
  );

async function list(as: Caller = 'latinas', query = '') {
  const answer = await api.get(`${path}${query}`, as, { 'accept-language': 'en' });
  assert.equal(answer.statusCode, 200, answer.body);
  return notificationsSchema.parse(answer.json());
}

test('a user sees the own notifications, the newest first, a page at a time', async () => {
  for (const subject of ['one', 'two', 'three']) await add(subject);
  const { data, meta } = await list('latinas', '?per_page=2');
  assert.deepEqual(
    data.map(({ text }) => text),
    ['three', 'two'].map((subject) => `We answered your message R-1 by e-mail: ${subject}`),
  );
  assert.deepEqual(meta, { unread: 3, total: 3 });
  assert.equal((await list('latinas', '?per_page=2&page=2')).data.length, 1);
  assert.deepEqual((await list('allies')).data, []);
  assert.equal((await api.get(path, null)).statusCode, 401);
});

test('marking is for the own notifications, up to the newest that was seen, and can be repeated', async () => {
  const [newest, ...others] = (await list()).data;
  assert.ok(newest !== undefined && others[0] !== undefined);
  assert.equal((await api.post(`${path}/${newest.id}/read`, {}, 'allies')).statusCode, 404);
  assert.equal((await api.post(`${path}/x/read`, {}, 'latinas')).statusCode, 404);
  for (const _ of [1, 2]) {
    const answer = await api.post(`${path}/${newest.id}/read`, {}, 'latinas');
    assert.deepEqual(answer.json(), { data: { unread: 2 } });
  }
  await add('four');
  const answer = await api.post(`${path}/read`, { up_to: newest.id }, 'latinas');
  assert.deepEqual(answer.json(), { data: { unread: 1 } });
  assert.equal((await list()).data[0]?.read_at, null);
  assert.equal((await api.post(`${path}/read`, {}, 'latinas')).statusCode, 422);
});

test('a notification is stored once for each user, and only for accounts that can sign in', async () => {
  const before = (await list('allies')).meta.total;
  const { rows } = await sql<{
    id: number;
  }>`select id::float8 as id from users where email = 'ally@enlace.test'`.execute(api.deps.db);
  const to = { userIds: [rows[0]?.id ?? 0, null], emails: ['Ally@enlace.test', 'stranger@example.org', ''] };
  const notification = { template: 'eventCancelled', facts: { event: 'Café' }, link: '/events/cafe' } as const;
  await transact(api.deps.db, async (trx) => {
    await notify(trx, notification, to);
    await notify(trx, notification, to);
  });
  assert.equal((await list('allies')).meta.total, before + 1);
  await sql`update users set disabled_at = now() where email = 'founder@enlace.test'`.execute(api.deps.db);
  await add('no', 'founder@enlace.test');
  const { rows: storedRows } = await sql`select 1 from notifications where facts ->> 'subject' = 'no'`.execute(
    api.deps.db,
  );
  assert.equal(storedRows.length, 0);
});

/** Reads the events of an open stream one by one. */
async function follow(on: TestApi, as: 'latinas' | 'allies') {
  const url = urls.get(on) ?? (await on.app.listen({ port: 0, host: '127.0.0.1' }));
  urls.set(on, url);
  const end = new AbortController();
  const answer = await fetch(`${url}${path}/stream`, {
    headers: { authorization: `Bearer ${await on.token(as)}` },
    signal: end.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<NotificationCount> => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(text);
      if (event !== null) {
        text = text.slice(event.index + event[0].length);
        return notificationCountSchema.parse(JSON.parse(event[1] ?? ''));
      }
      const part = await reader?.read();
      assert.equal(part?.done, false, 'the stream has ended');
      text += part?.value ?? '';
    }
  };
  return { status: answer.status, type: answer.headers.get('content-type'), next, end: () => end.abort() };
}
const urls = new Map<TestApi, string>();

test('a stream tells the number at once and after each change, also of another process', async () => {
  const [first = api, other = api] = processes;
  const stream = await follow(first, 'latinas');
  assert.match(stream.type ?? '', /^text\/event-stream/);
  const start = await stream.next();
  await add('live', 'latina@enlace.test', other);
  let event = await stream.next();
  while (event.unread === start.unread) event = await stream.next();
  assert.equal(event.unread, start.unread + 1);
  assert.ok(event.latest > start.latest);
  await other.post(`${path}/read`, { up_to: event.latest }, 'latinas');
  while (event.unread > 0) event = await stream.next();
  stream.end();
});

test('a user has a limited number of streams, and an ended one makes room', async () => {
  const streams = await Promise.all(Array.from({ length: 6 }, () => follow(api, 'allies')));
  assert.ok(streams.every(({ status }) => status === 200));
  assert.equal((await follow(api, 'allies')).status, 429);
  assert.equal((await api.get(`${path}/stream`, null)).statusCode, 401);
  streams[0]?.end();
  let last = await follow(api, 'allies');
  while (last.status === 429) last = await follow(api, 'allies');
  for (const stream of [...streams, last]) stream.end();
});

test('thousands of users are announced in one transaction', async () => {
  const userIds = Array.from({ length: 5000 }, (_, index) => 1_000_000 + index);
  await transact(api.deps.db, (trx) => announce(trx, userIds));
});
