import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { isMember } from '../../identity/person-sql';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addLongTable, makeLongFile } from '../../../testing/stages/site/long-file-stage';

const latinas = '/api/dowloadlatinasdb';
const index = '/api/tools/download_index_csv';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

describe('a long file', () => {
  const count = 10_000;
  before(() => addLongTable(api, count));

  test('has each row once', async () => {
    let text = '';
    for await (const chunk of makeLongFile(api)) text += String(chunk);
    assert.equal(text.split('\r\n').length - 1, count + 1);
    assert.ok(text.slice(-120).includes(`\r\n${count},Nombre número ${count} `));
  });

  test('is read only as far as its reader', async () => {
    let reads = 0;
    const stream = makeLongFile(api, { onRead: () => (reads += 1) });
    stream.once('readable', () => undefined);
    await sleep(100);
    assert.ok(reads <= 3, `${reads} batches for a reader that takes nothing`);
    stream.destroy();
  });

  test('ends with its reader: reading stops, and the number of sent rows is reported', async () => {
    let reads = 0;
    const ends: (readonly [number, boolean])[] = [];
    const stream = makeLongFile(api, {
      onRead: () => (reads += 1),
      onEnd: async (rows, isComplete) => void ends.push([rows, isComplete]),
    });
    for await (const _chunk of stream) if (reads >= 3) break;
    await sleep(20);
    const readCount = reads;
    await sleep(50);
    assert.equal(reads, readCount);
    assert.equal(ends.length, 1);
    assert.ok((ends[0]?.[0] ?? 0) >= 2000 && ends[0]?.[1] === false);
    await sql`select 1`.execute(api.deps.db);
  });
});

describe('downloads', () => {
  before(async () => {
    await sql`update users set first_name = '=cmd|''calc''!A1', last_name = '@home', headline = 'a, "b"'
      where id = 2`.execute(api.deps.db);
  });

  const download = async (url: string): Promise<{ lines: string[]; headers: Record<string, unknown> }> => {
    const form = await encodeMultipart(toMultipart({ any: 'thing' }));
    const answer = await api.send({ method: 'POST', url, ...(url.startsWith(index) ? {} : form) }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual([...answer.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    return { lines: answer.body.slice(1).split('\r\n').slice(0, -1), headers: answer.headers };
  };
  const audits = async (action: string) =>
    (
      await sql<{ actor_id: number; resource: string; after: { filters: object; rows: number } }>`
        select actor_id, resource, after from audit_entries where action = ${action} order by id`.execute(api.deps.db)
    ).rows;
  const count = async (condition: string): Promise<number> =>
    (
      await sql<{ count: number }>`select count(*) as count from users u join user_roles ur on ur.user_id = u.id
        join roles r on r.id = ur.role_id and r.name = 'latinas'
        where ${isMember()} and ${sql.raw(condition)}`.execute(api.deps.db)
    ).rows[0]?.count ?? 0;

  test('contain the members with the role, safe against formulas', async () => {
    const { lines, headers } = await download(latinas);
    assert.match(String(headers['content-disposition']), /^attachment; filename="latinas-\d{4}-\d\d-\d\d\.csv"$/);
    assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8$/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(lines.length - 1, await count('true'));
    assert.equal(lines[0]?.slice(0, 33), 'id,first_name,last_name,email,hea');
    assert.ok(lines[1]?.startsWith(`2,'=cmd|'calc'!A1,'@home,latina@enlace.test,"a, ""b""",`), lines[1]);
  });

  test('are filtered by the query, and audited', async () => {
    const { lines } = await download(`${latinas}?country_code=co&created_at_from=2020-01-01&search=&area_id=`);
    assert.equal(lines.length - 1, await count(`u.country_code = 'CO'`));
    const entry = (await audits('download')).at(-1);
    assert.deepEqual([entry?.actor_id, entry?.resource, entry?.after.rows], [1, 'users', lines.length - 1]);
    assert.deepEqual(entry?.after.filters, {
      country_code: 'co',
      created_at_from: '2020-01-01',
      search: '',
      area_id: '',
    });
    assert.equal((await download(`${latinas}?search=latina@enlace`)).lines.length, 2);
    assert.equal((await download(`${latinas}?created_at_to=2001-01-01`)).lines.length, 1);
    for (const wrongQuery of ['area_id=x', 'created_at_to=2026-02-30', 'country_code=COL'])
      assert.equal((await api.post(`${latinas}?${wrongQuery}`, undefined, 'admin')).statusCode, 422, wrongQuery);
  });

  test('leave out users with an unverified address', async () => {
    const all = (await download(latinas)).lines.length;
    await sql`update users set email_verified_at = null where id = 2`.execute(api.deps.db);
    await sql`insert into registrations (user_id, kind) values (2, 'latina')`.execute(api.deps.db);
    assert.equal((await download(latinas)).lines.length, all - 1);
    await sql`update users set email_verified_at = now() where id = 2`.execute(api.deps.db);
    assert.equal((await download(latinas)).lines.length, all);
  });

  test('contain all pages of the site with their addresses', async () => {
    const { lines } = await download(index);
    for (const kind of ['chapters', 'companies', 'events', 'jobs', 'courses', 'lessons', 'news', 'pages'])
      assert.ok(
        lines.some((line) => line.startsWith(`${kind},`)),
        kind,
      );
    assert.match(lines[1] ?? '', /^chapters,1,[^,]+,[^,]+,http:\/\/localhost:3000\/chapters\/[a-z-]+,\d{4}-/);
    const chapters = await download(`${index}?kind=chapters&search=bogota`);
    assert.equal(chapters.lines.length, 2);
    assert.equal((await api.post(`${index}?kind=users`, undefined, 'admin')).statusCode, 422);
  });

  test('stop when the reader stops, free the database, and are audited', async () => {
    await sql`insert into users (email, first_name, last_name) select 'gen' || n || '@example.org', 'Gen', repeat('ñ', 200)
      from generate_series(1, 8000) n`.execute(api.deps.db);
    await sql`insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
      where u.email like 'gen%@example.org' and r.name = 'latinas'`.execute(api.deps.db);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const authorization = `Bearer ${await api.token('admin')}`;
    await new Promise<void>((resolve, reject) => {
      const call = request({ port, path: latinas, method: 'POST', headers: { authorization } }, (answer) => {
        answer.once('data', () => {
          answer.destroy();
          resolve();
        });
      });
      call.on('error', reject);
      call.end();
    });
    for (let tries = 0; tries < 200 && (await audits('downloadAborted')).length === 0; tries += 1) await sleep(20);
    const [abortedEntry] = await audits('downloadAborted');
    assert.ok((abortedEntry?.after.rows ?? Infinity) < (await count('true')));
    assert.equal((await api.get('/api/tags/list')).statusCode, 200);
  });
});
