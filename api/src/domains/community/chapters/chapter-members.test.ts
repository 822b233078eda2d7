import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface FoundMember {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
}

let api: TestApi;
let leader: TestPerson;
let ownMember: TestPerson;
let foreign: TestPerson;
const [ownChapter, otherChapter] = [2, 3];
before(async () => {
  api = await shareTestApi();
  const member = (chapter: number, headline: string) =>
    addPerson(api, {
      roles: ['latinas'],
      values: { first_name: 'Ximena', last_name: 'Ñandutí', chapter_id: chapter, headline },
    });
  leader = await addPerson(api, { roles: ['latinas'] });
  ownMember = await member(ownChapter, 'Data engineer');
  foreign = await member(otherChapter, 'Designer');
  await sql`insert into chapter_leaders (chapter_id, user_id) values (${ownChapter}, ${leader.id})`.execute(
    api.deps.db,
  );
});

const path = (search: string) => `/api/v2/chapter_members/list?page=1&per_page=20&sort=name&order=asc&search=${search}`;
const search = async (text: string, as: TestPerson = leader): Promise<FoundMember[]> => {
  const answer = await as.get(path(text));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: FoundMember[] }>().data;
};
const idsOf = (foundRows: readonly FoundMember[]) => foundRows.map(({ id }) => id);

describe('who could lead a chapter', () => {
  test("are found by name, and only in the leader's own chapter", async () => {
    assert.deepEqual(idsOf(await search('nanduti')), [ownMember.id]);
    assert.deepEqual(idsOf(await search(ownMember.email)), [], 'an address finds nobody');
    const [foundRow] = await search('ximena');
    assert.deepEqual(Object.keys(foundRow ?? {}).sort(), ['detail', 'id', 'name']);
    assert.equal((await leader.get(`/api/v2/chapter_members/get/${ownMember.id}`)).statusCode, 200);
    assert.equal((await leader.get(`/api/v2/chapter_members/get/${foreign.id}`)).statusCode, 404);
  });

  test('show only the fields that are public', async () => {
    const privacy = (level: string) =>
      sql`update users set privacy = privacy || ${JSON.stringify({ headline: level })}::jsonb where id = ${ownMember.id}`.execute(
        api.deps.db,
      );
    await privacy('public');
    assert.equal((await search('ximena'))[0]?.detail, 'Data engineer');
    for (const level of ['members', 'private']) {
      await privacy(level);
      assert.equal((await search('ximena'))[0]?.detail, null, level);
    }
    await sql`update users set disabled_at = now() where id = ${ownMember.id}`.execute(api.deps.db);
    assert.deepEqual(await search('ximena'), []);
    await sql`update users set disabled_at = null where id = ${ownMember.id}`.execute(api.deps.db);
  });

  test('are for chapter leaders only; a search leaves an audit entry with the found ids', async () => {
    assert.equal((await api.get(path(''))).statusCode, 401);
    for (const role of ['latinas', 'allies', 'recruiters'] as const) {
      const leads = role === 'latinas';
      assert.equal((await api.get(path('zzz'), role)).statusCode, leads ? 200 : 403, role);
    }
    assert.equal((await ownMember.get(path(''))).statusCode, 403);
    await search('ximena');
    const { rows } = await sql<{ after: object }>`select after from audit_entries
      where resource = 'chapter_members' and action = 'look' and actor_id = ${leader.id} order by id desc limit 1`.execute(
      api.deps.db,
    );
    assert.deepEqual(rows[0]?.after, { found: [ownMember.id] });
  });

  test('are all users for a viewer who may edit all chapters; addresses are for viewers who may list users', async () => {
    const editor = await addPerson(api, { permissions: ['chapters.edit'] });
    assert.deepEqual(idsOf(await search('nanduti', editor)).sort(), [ownMember.id, foreign.id].sort());
    assert.deepEqual(await search(foreign.email, editor), []);
    const answer = await api.get(path(foreign.email), 'admin');
    assert.deepEqual(
      answer.json<{ data: FoundMember[] }>().data.map(({ id, detail }) => [id, detail]),
      [[foreign.id, foreign.email]],
    );
  });

  test('end with the role of the leader', async () => {
    await sql`delete from chapter_leaders where user_id = ${leader.id}`.execute(api.deps.db);
    assert.equal((await leader.get(path('ximena'))).statusCode, 403);
    await sql`insert into chapter_leaders (chapter_id, user_id) values (${ownChapter}, ${leader.id})`.execute(
      api.deps.db,
    );
  });
});

test('a leader can attach only members of the own chapter as further leaders', async () => {
  const attach = (id: number, as: TestPerson | null = leader) => {
    const [url, body] = [`/api/editchapters?id=${ownChapter}`, { attach_chapter_leaders: [id] }];
    return as === null ? api.post(url, body, 'admin') : as.post(url, body);
  };
  const refusal = await attach(foreign.id);
  assert.equal(refusal.statusCode, 422, refusal.body);
  assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['attach_chapter_leaders']);
  assert.equal((await attach(ownMember.id)).statusCode, 200);
  assert.equal((await attach(foreign.id, null)).statusCode, 200, 'whoever edits all chapters chooses whom she likes');
  assert.equal((await attach(foreign.id)).statusCode, 200, 'she leads it already');
});

test('a leader detaches no other leader, but can leave the own chapter', async () => {
  await sql`insert into chapter_leaders (chapter_id, user_id) values (${ownChapter}, ${ownMember.id})
    on conflict do nothing`.execute(api.deps.db);
  const detach = (id: number) => leader.post(`/api/editchapters?id=${ownChapter}`, { detach_chapter_leaders: [id] });
  const refusal = await detach(ownMember.id);
  assert.equal(refusal.statusCode, 422, refusal.body);
  assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['detach_chapter_leaders']);
  const isLeader =
    await sql`select 1 from chapter_leaders where chapter_id = ${ownChapter} and user_id = ${ownMember.id}`.execute(
      api.deps.db,
    );
  assert.equal(isLeader.rows.length, 1);
  assert.equal((await detach(leader.id)).statusCode, 200);
});
