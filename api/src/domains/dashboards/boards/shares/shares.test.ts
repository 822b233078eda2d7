import {
  dashboardCalls,
  type DashboardShare,
  openedShareSchema,
  shareAnswerSchema,
  sharesSchema,
} from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  admin,
  api,
  ledChapter,
  openReaders,
  openReadersStage,
  otherChapter,
  type Reader,
  refusedFields,
} from '../../../../testing/stages/dashboards/readers-stage';
import { insertPerson } from '../../../../testing/insert-person';
import { insertRecruiter } from '../../../../testing/stages/recruiting/recruiting-stage';
import { cleanShares, mostShares } from './shares';

openReadersStage();

const url = dashboardCalls.addShare.path;
const visitor: Reader = { get: (path) => api.get(path), post: (path, body) => api.post(path, body) };

let keys = 0;
const shareOf = (values: object = {}) => {
  keys += 1;
  return { key: `key-${process.pid}-${keys}`, days: 7, query: {}, ...values };
};

async function addShare(reader: Reader, values: object = {}): Promise<DashboardShare & { readonly token: string }> {
  const answer = await reader.post(url, shareOf(values));
  assert.equal(answer.statusCode, 201, answer.body);
  const share = shareAnswerSchema.parse(answer.json()).data;
  return { ...share, token: share.token ?? '' };
}

const open = (reader: Reader, { token }: { readonly token: string }) => reader.get(`${url}/${token}`);

/** The statuses with which readers open a link. */
const statusesOf = async (share: { readonly token: string }, ...readers: readonly Reader[]) => {
  const statuses: number[] = [];
  for (const reader of readers) statuses.push((await open(reader, share)).statusCode);
  return statuses;
};

const listIds = async (reader: Reader) => sharesSchema.parse((await reader.get(url)).json()).data.map(({ id }) => id);

describe('a link to the dashboards', () => {
  test('shows its view, and no numbers, to readers with its companies and chapters', async () => {
    const { company, other, recruiter, colleague, stranger, leader } = await openReaders();
    const member = await insertPerson(api);
    const query = { from: '2026-01-01', to: '2026-03-31', tz: 'America/Bogota', company: [company.id] };
    const ofCompany = await addShare(recruiter, { dataset: 'getVisitsJobs', query });
    assert.match(ofCompany.token, /^[\w-]{43}$/);
    const openedShare = openedShareSchema.parse((await open(colleague, ofCompany)).json()).data;
    assert.deepEqual([openedShare.dataset, openedShare.query], ['getVisitsJobs', query]);
    assert.match(openedShare.author ?? '', /Perla/);
    const readers = [recruiter, colleague, admin, stranger, leader, member, visitor];
    assert.deepEqual(await statusesOf(ofCompany, ...readers), [200, 200, 200, 403, 403, 403, 403]);
    const ofBoth = await addShare(admin, { query: { company: [company.id, other.id] } });
    assert.deepEqual(await statusesOf(ofBoth, ...readers), [403, 403, 200, 403, 403, 403, 403]);
    const ofPage = await addShare(leader);
    assert.deepEqual(await statusesOf(ofPage, ...readers), [200, 200, 200, 200, 200, 403, 403]);
    for (const [chapter, status] of [
      [[ledChapter], 200],
      [[ledChapter, otherChapter], 403],
    ] as const)
      assert.deepEqual(await statusesOf(await addShare(admin, { query: { chapter } }), leader), [status]);
    await sql`delete from company_recruiters where user_id = ${recruiter.id}`.execute(api.deps.db);
    assert.deepEqual(
      await statusesOf(ofCompany, recruiter, colleague),
      [403, 200],
      'rights of the author do not count',
    );
  });

  test('answers visitors alike whether it lives or never existed, in their language', async () => {
    const share = await addShare(await insertRecruiter());
    const words = async (token: string) => {
      const request = { method: 'GET', url: `${url}/${token}`, headers: { 'accept-language': 'es' } } as const;
      const { code, message } = (await api.send(request)).json<{ code: string; message: string }>();
      return [code, message];
    };
    const [wordsOfLink, wordsOfNone] = [await words(share.token), await words('no-such-token')];
    assert.deepEqual(wordsOfLink, wordsOfNone);
    assert.deepEqual(wordsOfLink, [
      'FORBIDDEN',
      'Inicia sesión con una cuenta para los paneles para abrir este enlace.',
    ]);
  });

  test('ends by its author, by its day, with the account, and is cleaned up later', async () => {
    const { recruiter, colleague } = await openReaders();
    const [endedShare, expiredShare, lastShare] = [
      await addShare(recruiter),
      await addShare(recruiter),
      await addShare(recruiter),
    ];
    const end = (reader: Reader) => reader.post(`${url}/${endedShare.id}/end`);
    assert.equal((await end(colleague)).statusCode, 404);
    for (const _ of [1, 2]) assert.equal((await end(recruiter)).statusCode, 200);
    await sql`update dashboard_shares set expires_at = now() - interval '1 second'
      where id = ${expiredShare.id}`.execute(api.deps.db);
    assert.deepEqual(await listIds(recruiter), [lastShare.id]);
    assert.deepEqual(await listIds(colleague), []);
    const answer = await open(colleague, endedShare);
    assert.deepEqual(
      [answer.statusCode, answer.json<{ message: string }>().message],
      [404, 'This link has ended. Ask for a new one.'],
    );
    assert.deepEqual(await statusesOf(expiredShare, colleague), [404]);
    assert.deepEqual(await statusesOf({ token: 'no-such-token' }, colleague), [404]);
    await sql`update users set disabled_at = now() where id = ${recruiter.id}`.execute(api.deps.db);
    assert.deepEqual(await statusesOf(lastShare, colleague), [404]);
    const countRows = async () => {
      const { rows } = await sql`select 1 from dashboard_shares where author_id = ${recruiter.id}`.execute(api.deps.db);
      return rows.length;
    };
    await cleanShares(api.deps.db, new Date(Date.now() + 29 * 86_400_000));
    assert.equal(await countRows(), 3);
    await sql`update dashboard_shares set expires_at = now() - interval '31 days' where id = ${expiredShare.id}`.execute(
      api.deps.db,
    );
    await sql`update dashboard_shares set ended_at = now() - interval '31 days' where id = ${endedShare.id}`.execute(
      api.deps.db,
    );
    await cleanShares(api.deps.db, new Date());
    assert.equal(await countRows(), 1);
  });

  test('is one for a key, with the same token, of which only the hash is stored', async () => {
    const reader = await insertRecruiter();
    const body = shareOf();
    const answers = await Promise.all([1, 2, 3].map(() => reader.post(url, body)));
    const shares = answers.map((answer) => shareAnswerSchema.parse(answer.json()).data);
    assert.equal(new Set(shares.map(({ id, token }) => `${id} ${token}`)).size, 1);
    const listing = await reader.get(url);
    const { rows } = await sql<{ text: string }>`select s::text as text from dashboard_shares s
      where author_id = ${reader.id}`.execute(api.deps.db);
    for (const text of [listing.body, ...rows.map((row) => row.text)])
      assert.ok(!text.includes(shares[0]?.token ?? ''), text);
    const { rows: entries } = await sql<{ action: string }>`select action from audit_entries
      where actor_id = ${reader.id}`.execute(api.deps.db);
    assert.deepEqual(entries, [{ action: 'shareDashboard' }]);
  });

  test('of a key that was used for something else, or has ended, is refused in words', async () => {
    const reader = await insertRecruiter();
    const body = shareOf({ query: { from: '2026-01-01', area: [1, 2] } });
    const first = await reader.post(url, body);
    assert.equal(first.statusCode, 201);
    for (const values of [{ days: 30 }, { dataset: 'getInfoMonth' }, { query: {} }, { query: { area: [1, 2] } }]) {
      const answer = await reader.post(url, { ...body, ...values });
      assert.equal(answer.statusCode, 409);
      assert.match(answer.json<{ message: string }>().message, /already made a link with other settings/);
    }
    assert.equal((await reader.post(url, { ...body, query: { area: [1, 2], from: '2026-01-01' } })).statusCode, 201);
    const { id } = shareAnswerSchema.parse(first.json()).data;
    await reader.post(`${url}/${id}/end`);
    const answer = await reader.post(url, body);
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json<{ message: string }>().message, /has ended/);
    assert.equal((await reader.post(url, { ...body, key: shareOf().key })).statusCode, 201);
  });

  test('of any company opens for a holder of the permission to read the dashboards', async () => {
    const { company, recruiter } = await openReaders();
    const holder = await insertPerson(api, { permissions: ['dashboards.read'] });
    const share = await addShare(recruiter, { query: { company: [company.id], chapter: [otherChapter] } });
    assert.deepEqual(await statusesOf(share, holder), [200]);
  });

  test('has a known data set, a period that exists, and a limit of links', async () => {
    const reader = await insertRecruiter();
    for (const [values, field] of [
      [{ dataset: 'no data set' }, 'dataset'],
      [{ query: { from: '2026-02-30' } }, 'query.from'],
      [{ query: { from: '2026-03-02', to: '2026-03-01' } }, 'query.to'],
      [{ query: { from: '0001-01-01' } }, 'query.from'],
      [{ query: { to: '9999-12-31' } }, 'query.to'],
      [{ query: { tz: 'Mars/Base' } }, 'query.tz'],
      [{ days: 0 }, 'days'],
      [{ days: 366 }, 'days'],
    ] as const)
      assert.deepEqual(await refusedFields(reader, url, shareOf(values)), [field]);
    await sql`insert into dashboard_shares (author_id, key, seed, token_hash, query, created_at, expires_at)
      select ${reader.id}, n::text, n::text, ${reader.email} || n, '{}', now(), now() + interval '1 day'
      from generate_series(1, ${mostShares}::integer) as n`.execute(api.deps.db);
    const answer = await reader.post(url, shareOf());
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json<{ message: string }>().message, /already have 50 links/);
  });
});
