import type { Revision } from '@enlace/shared-contract/admin';
import { type Merge, mergeCalls } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import {
  api,
  mark,
  merge,
  now,
  one,
  openMergeStage,
  read,
  setNow,
  two,
  undo,
} from '../../../testing/stages/identity/merge-stage';

openMergeStage();

const revisionsOf = async (id: number): Promise<Revision[]> =>
  (await api.get(`/api/v2/users/${id}/revisions`, 'admin')).json<{ data: Revision[] }>().data;

describe('merging two accounts', () => {
  test('keeps later changes when it is undone', async () => {
    const { id } = (await merge(['headline', 'bio'])).json<{ data: Merge }>().data;
    await api.post(`/api/editusers?id=${one.id}`, { headline: 'Principal' }, 'admin');
    assert.equal((await undo(id)).statusCode, 200);
    const { headline, bio } = await read(one.id);
    assert.deepEqual([headline, bio], ['Principal', null]);
  });

  test('cannot be undone later', async () => {
    const { id } = (await merge()).json<{ data: Merge }>().data;
    setNow(new Date(now.getTime() + 11 * 60_000));
    assert.equal((await undo(id)).statusCode, 409);
  });

  test('never removes the last admin, also not in parallel', async () => {
    await api.post(`/api/editusers?id=${one.id}`, { is_disabled: true }, 'admin');
    const last = { winner_id: one.id, loser_id: 1, take: [], reason: 'Cleaning up' };
    const answer = await api.post(mergeCalls.mergeUsers.path, last, 'admin');
    assert.equal(answer.json<{ code: string }>().code, 'LAST_ADMIN', answer.body);
    const [first, second] = [await addPerson(api, { roles: ['admin'] }), await addPerson(api, { roles: ['admin'] })];
    const off = await addPerson(api, { roles: ['latinas'] });
    await api.post(`/api/editusers?id=${off.id}`, { is_disabled: true }, 'admin');
    const admin = await sql<{ role_id: number }>`delete from user_roles where user_id = 1 returning role_id`.execute(
      api.deps.db,
    );
    const both = await Promise.all([
      first.post(mergeCalls.mergeUsers.path, { ...last, winner_id: off.id, loser_id: second.id }),
      second.post(mergeCalls.mergeUsers.path, { ...last, winner_id: one.id, loser_id: first.id }),
    ]);
    for (const { role_id: role } of admin.rows)
      await sql`insert into user_roles (user_id, role_id) values (1, ${role})`.execute(api.deps.db);
    assert.equal(both.filter(({ statusCode }) => statusCode === 201).length, 1, both.map(({ body }) => body).join());
  });
});

describe('the history of merged accounts', () => {
  test('names what was taken over and what moved, in the answer, the history and the audit', async () => {
    await sql`insert into chapter_leaders (chapter_id, user_id) values (1, ${two.id}), (2, ${two.id}), (2, ${one.id})`.execute(
      api.deps.db,
    );
    const { parts } = (await merge(['headline'])).json<{ data: Merge }>().data;
    const chapters = parts.find(({ part }) => part === 'chapters_led');
    assert.deepEqual(
      [chapters?.moved, chapters?.dropped, chapters?.records.map(({ resource, id }) => [resource, id])],
      [1, 1, [['chapters', 1]]],
    );
    assert.ok((chapters?.records[0]?.name ?? '').length > 2);
    const [newest] = await revisionsOf(one.id);
    assert.equal(newest?.action, 'merge');
    assert.equal(newest?.reason, 'She registered twice');
    assert.deepEqual(newest?.moved, parts);
    assert.deepEqual(
      newest?.fields.filter((field) => ['headline', 'roles'].includes(field)),
      ['headline', 'roles'],
    );
    const { rows } = await sql<{ after: { moved: unknown } }>`select after from audit_entries
      where action = 'merge' and row_id = ${String(one.id)} order by id desc limit 1`.execute(api.deps.db);
    assert.deepEqual(rows[0]?.after.moved, parts);
  });

  test('an undo is a revision of both accounts, and the other account shows its way to the trash', async () => {
    const { id } = (await merge(['headline'])).json<{ data: Merge }>().data;
    assert.equal((await undo(id)).statusCode, 200);
    assert.deepEqual(
      (await revisionsOf(one.id)).slice(0, 2).map(({ action }) => action),
      ['mergeUndo', 'merge'],
    );
    assert.deepEqual(
      (await revisionsOf(two.id)).slice(0, 2).map(({ action }) => action),
      ['restore', 'remove'],
    );
  });
});

describe('accounts of two people', () => {
  test('are refused as one account, as missing accounts, and for users who may not merge', async () => {
    assert.equal((await mark(mergeCalls.markDistinct, one.id, [one.id])).statusCode, 422);
    assert.equal((await mark(mergeCalls.markDistinct, one.id, [999_999])).statusCode, 404);
    assert.equal((await mark(mergeCalls.markDistinct, one.id, [])).statusCode, 422);
    assert.equal(
      (await one.post(mergeCalls.markDistinct.path, { user_id: one.id, other_ids: [two.id] })).statusCode,
      403,
    );
  });
});
