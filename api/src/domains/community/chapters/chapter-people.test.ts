import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface ShownPerson {
  readonly id: number;
  readonly name: string;
  readonly slug: string | null;
  readonly headline: string | null;
  readonly avatar: object | null;
}

const chapter = 2;
let api: TestApi;
let slug: string;
let member: TestPerson;
let other: TestPerson;

before(async () => {
  api = await shareTestApi();
  const { rows } = await sql<{ slug: string }>`select slug from chapters where id = ${chapter}`.execute(api.deps.db);
  slug = rows[0]?.slug ?? '';
  const values = { first_name: 'Quillay', last_name: 'Ñamandú', headline: 'Data engineer', chapter_id: chapter };
  member = await addPerson(api, { roles: ['latinas'], values });
  other = await addPerson(api, { roles: ['latinas'], values: { chapter_id: 3 } });
});

const ask = async (as: Caller | TestPerson = null): Promise<ShownPerson[]> => {
  const url = `/api/v2/chapter_people/list?chapter=${slug}&search=quillay&page=1&per_page=12`;
  const answer = typeof as === 'object' && as !== null && 'token' in as ? await as.get(url) : await api.get(url, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: ShownPerson[] }>().data;
};
const consent = (isShown: boolean) =>
  member.post(`/api/editusers?id=${member.id}`, { is_shown_in_chapter: isShown ? '1' : '' });
const change = (assignment: string, id = member.id) =>
  sql`update users set ${sql.raw(assignment)} where id = ${id}`.execute(api.deps.db);
const isShown = async (): Promise<boolean> => (await ask()).some(({ id }) => id === member.id);

describe('members on the page of their chapter', () => {
  test('are shown only after they agreed, to every kind of viewer', async () => {
    const viewers = [null, 'admin', 'latinas', 'recruiters', 'allies', 'founders', 'investors', member, other] as const;
    for (const viewer of viewers) assert.deepEqual(await ask(viewer), [], String(viewer));
    assert.equal((await api.get(`/api/v2/chapter_people/get/${member.id}`)).statusCode, 404);
    assert.equal((await consent(true)).statusCode, 200);
    for (const viewer of viewers) {
      const rows = await ask(viewer);
      assert.deepEqual(
        rows.map(({ id, name, slug: page }) => [id, name, page]),
        [[member.id, 'Quillay Ñamandú', null]],
      );
      assert.ok(!JSON.stringify(rows).includes(member.email));
    }
    const elsewhere = await api.get('/api/v2/chapter_people/list?chapter=atlantis');
    assert.deepEqual(elsewhere.json<{ data: unknown[] }>().data, []);
  });

  test('are chosen by no other member', async () => {
    const answer = await other.post(`/api/editusers?id=${member.id}`, { is_shown_in_chapter: '' });
    assert.equal(answer.statusCode, 403);
    assert.equal(await isShown(), true);
  });

  test('show a headline and a picture as they allow, and a page when it is public', async () => {
    await change(`privacy = '{"headline": "members"}'::jsonb, has_page = true`);
    await sql`insert into chapter_leaders (chapter_id, user_id) values (${chapter}, ${member.id})`.execute(api.deps.db);
    const [row] = await ask();
    assert.deepEqual([row?.headline, row?.slug], [null, `quillay-namandu-${member.id}`]);
    assert.equal((await ask(other))[0]?.headline, 'Data engineer');
    await change(`privacy = '{}'::jsonb, has_page = false`);
    await sql`delete from chapter_leaders where user_id = ${member.id}`.execute(api.deps.db);
  });

  test('disappear when they withdraw, leave, are suspended, removed or ask for their removal', async () => {
    for (const [hide, show] of [
      ['is_shown_in_chapter = false', 'is_shown_in_chapter = true'],
      ['disabled_at = now()', 'disabled_at = null'],
      ['deleted_at = now()', 'deleted_at = null'],
      [`removal_due_at = now() + interval '14 days'`, 'removal_due_at = null'],
      ['chapter_id = null', `chapter_id = ${chapter}`],
    ] as const) {
      assert.equal(await isShown(), true, `before ${hide}`);
      await change(hide);
      assert.equal(await isShown(), false, hide);
      await change(show);
    }
  });

  test('disappear with a chapter that visitors do not see', async () => {
    await sql`update chapters set published_at = null where id = ${chapter}`.execute(api.deps.db);
    assert.equal(await isShown(), false);
    await sql`update chapters set published_at = created_at where id = ${chapter}`.execute(api.deps.db);
    assert.equal(await isShown(), true);
  });
});
