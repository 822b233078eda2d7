import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

const groupUrl = 'https://chat.example.org/enlace-bogota-secret';
const [ownChapter, otherChapter] = [2, 3];

let api: TestApi;
let slug: string;
let callers: Readonly<Record<string, TestPerson>>;
const visitor = { get: (url: string) => api.get(url), post: (url: string, body?: object) => api.post(url, body) };

before(async () => {
  api = await shareTestApi();
  const { db } = api.deps;
  const { rows } = await sql<{ slug: string }>`select slug from chapters where id = ${ownChapter}`.execute(db);
  slug = rows[0]?.slug ?? '';
  const person = (chapter: number | null, roles: string[], permissions: string[] = []) =>
    addPerson(api, { roles, permissions, values: chapter === null ? {} : { chapter_id: chapter } });
  callers = {
    member: await person(ownChapter, ['latinas']),
    'recruiter of the chapter': await person(ownChapter, ['recruiters']),
    leader: await person(ownChapter, ['latinas']),
    editor: await person(null, [], ['chapters.edit']),
    'member of another chapter': await person(otherChapter, ['latinas']),
    'leader of another chapter': await person(otherChapter, ['latinas']),
    'member without a chapter': await person(null, ['founders']),
    exporter: await person(null, [], ['chapters.export']),
  };
  for (const [chapter, name] of [
    [ownChapter, 'leader'],
    [otherChapter, 'leader of another chapter'],
  ] as const)
    await sql`insert into chapter_leaders (chapter_id, user_id) values (${chapter}, ${callers[name]?.id})`.execute(db);
});

const getters = (): readonly (readonly [string, Pick<TestPerson, 'get'>, boolean])[] => [
  ['visitor', visitor, false],
  ['admin', { get: (url) => api.get(url, 'admin') }, true],
  ...Object.entries(callers).map(
    ([name, caller]) =>
      [name, caller, ['member', 'recruiter of the chapter', 'leader', 'editor'].includes(name)] as const,
  ),
];

describe('the group of a chapter', () => {
  test('is written by leaders of the chapter and by editors, with https only, and can be emptied', async () => {
    const url = `/api/editchapters?id=${ownChapter}`;
    const write = (name: string, value: string) => callers[name]?.post(url, { group_url: value });
    for (const name of ['member', 'leader of another chapter', 'member of another chapter'])
      assert.equal((await write(name, groupUrl))?.statusCode, 403, name);
    for (const value of ['http://chat.example.org/x', 'javascript:alert(1)', 'chat.example.org']) {
      const refusal = await write('leader', value);
      assert.equal(refusal?.statusCode, 422, value);
      assert.deepEqual(Object.keys(refusal?.json<{ errors: object }>().errors ?? {}), ['group_url']);
    }
    assert.equal((await write('editor', ''))?.statusCode, 200);
    const empty = await api.get(`/api/chapters/get/${ownChapter}`);
    assert.equal(empty.json<{ data: { has_group: boolean } }>().data.has_group, false);
    const answer = await write('leader', groupUrl);
    assert.equal(answer?.statusCode, 200, answer?.body);
    assert.ok(answer?.body.includes(groupUrl));
    const history = await callers['leader']?.get(`/api/v2/chapters/${ownChapter}/revisions`);
    assert.ok(history?.body.includes('group_url'), 'its history names the change');
  });

  test('is answered to members, leaders and editors of the chapter, and to no other viewer', async () => {
    for (const [name, caller, isOpen] of getters())
      for (const path of [`/api/chapters/get/${ownChapter}`, `/api/v2/chapters/by-slug/${slug}`]) {
        const answer = await caller.get(path);
        assert.equal(answer.statusCode, 200, name);
        const { data } = answer.json<{ data: { has_group: boolean; group_url: string | null } }>();
        assert.equal(data.has_group, true, name);
        assert.equal(data.group_url ?? null, isOpen ? groupUrl : null, `${path} for the ${name}`);
      }
  });

  test('is in no list, search, head or file of other viewers, and is no filter', async () => {
    const paths = [
      '/api/chapters/list',
      `/api/chapters/list?slug=${slug}`,
      `/api/v2/search?q=${slug}`,
      `/api/v2/head/chapters/${slug}`,
      `/api/v2/chapters/${ownChapter}/revisions`,
      `/api/v2/chapters/${ownChapter}/draft`,
    ];
    for (const [name, caller, isOpen] of getters()) {
      for (const path of isOpen ? paths.slice(0, 4) : paths)
        assert.ok(!(await caller.get(path)).body.includes(groupUrl), `${path} for the ${name}`);
      const search = await caller.get('/api/chapters/list?search=enlace-bogota-secret');
      assert.equal(search.json<{ data: unknown[] }>().data.length, 0, name);
      for (const field of ['group_url', 'has_group']) {
        const where = encodeURIComponent(JSON.stringify({ all: [{ field, op: 'is', value: groupUrl }] }));
        const { statusCode } = await caller.get(`/api/chapters/list?where=${where}`);
        assert.ok([401, 403, 422].includes(statusCode), `${field} for the ${name}: ${statusCode}`);
      }
    }
    const file = await callers['exporter']?.post('/api/v2/chapters/export', { columns: ['name', 'group_url'] });
    assert.ok(!file?.body.includes(groupUrl), file?.body.slice(0, 200));
  });

  test('is not in a preview', async () => {
    const url = `/api/v2/chapters/${ownChapter}/preview`;
    const link = (await callers['leader']?.post(url))?.json<{ data: { url?: string; token?: string } }>().data;
    const token = link?.token ?? new URL(link?.url ?? '', 'http://localhost').searchParams.get('preview') ?? '';
    const preview = await api.get(`/api/v2/chapters/by-slug/${slug}?preview=${encodeURIComponent(token)}`);
    assert.equal(preview.statusCode, 200, preview.body);
    assert.ok(!preview.body.includes(groupUrl));
  });

  test('ends with the membership', async () => {
    const { member } = callers;
    assert.ok(member);
    await sql`update users set chapter_id = null where id = ${member.id}`.execute(api.deps.db);
    assert.ok(!(await member.get(`/api/chapters/get/${ownChapter}`)).body.includes(groupUrl));
  });
});
