import {
  type AccountDuplicates,
  type DistinctPairs,
  type Merge,
  mergeCalls,
  type UserRecord,
} from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { movingColumns } from './move-references';
import { api, mark, merge, one, openMergeStage, read, two, undo } from '../../../testing/stages/identity/merge-stage';

openMergeStage();

const rolesOf = async (id: number): Promise<string[]> => (await read(id)).roles.map(({ name }) => name);

const twins = { first_name: 'Wilma', last_name: 'Zárate', country_code: 'UY' };

const groupsWith = async (id: number): Promise<number[][]> => {
  const { data } = (await api.get(mergeCalls.findDuplicates.path, 'admin')).json<{ data: AccountDuplicates }>();
  return data.map(({ users }) => users.map((user) => user.id)).filter((ids) => ids.includes(id));
};

describe('merging two accounts', () => {
  test('keeps one account with the chosen fields and the rows of both', async () => {
    await sql`insert into chapter_leaders (chapter_id, user_id) values (1, ${two.id})`.execute(api.deps.db);
    await sql`insert into social_accounts (provider, provider_account_id, user_id)
      values ('linkedin', ${`li-${two.id}`}, ${two.id})`.execute(api.deps.db);
    const answer = await merge(['headline', 'bio', 'email']);
    assert.equal(answer.statusCode, 201, answer.body);
    const winner = await read(one.id);
    assert.deepEqual(
      [winner.headline, winner.bio, winner.email, winner.city, winner.is_verified],
      ['Senior dev', 'Hola', two.email, 'Valdivia', true],
    );
    assert.deepEqual(await rolesOf(one.id), ['allies', 'latinas']);
    const leaders = await sql<{ user_id: number }>`select user_id from chapter_leaders where chapter_id = 1
      and user_id in (${one.id}, ${two.id})`.execute(api.deps.db);
    assert.deepEqual(leaders.rows, [{ user_id: one.id }]);
    assert.equal((await api.get(`/api/users/get/${two.id}`, 'admin')).statusCode, 404);
    assert.equal((await two.post('/api/me')).statusCode, 401, 'the account that goes is signed out');
    assert.equal((await one.post('/api/me')).statusCode, 200);
    const audit = await sql<{ row_id: string; after: { reason: string } }>`select row_id, after from audit_entries
      where action = 'merge' order by id desc limit 2`.execute(api.deps.db);
    assert.deepEqual(audit.rows.map(({ row_id: id }) => Number(id)).sort(), [one.id, two.id].sort());
    assert.ok(audit.rows.every(({ after: entry }) => entry.reason === 'She registered twice'));
  });

  test('moves all columns of the register', async () => {
    await sql`insert into registrations (user_id, kind) values (${two.id}, 'latina')`
      .execute(api.deps.db)
      .catch(() => null);
    assert.equal((await merge()).statusCode, 201);
    const moving = movingColumns(api.deps.personColumns);
    assert.ok(moving.length >= 10);
    for (const { column, where, holds } of moving) {
      const [table = '', name = ''] = column.split('.');
      const loser = holds === 'id' ? two.id : String(two.id);
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} = ${loser}
        and ${sql.raw(where ?? 'true')}`.execute(api.deps.db);
      assert.equal(rows.length, 0, column);
    }
  });

  test('can be undone for ten minutes, which restores both accounts', async () => {
    await sql`insert into chapter_leaders (chapter_id, user_id) values (2, ${one.id}), (2, ${two.id}), (3, ${two.id})`.execute(
      api.deps.db,
    );
    const usersBefore = [await read(one.id), await read(two.id)];
    const { id } = (await merge(['headline', 'email', 'privacy'])).json<{ data: Merge }>().data;
    const undoAnswer = await undo(id);
    assert.equal(undoAnswer.statusCode, 200, undoAnswer.body);
    const removeTime = ({ updated_at: _at, ...rest }: UserRecord) => rest;
    assert.deepEqual([removeTime(await read(one.id)), removeTime(await read(two.id))], usersBefore.map(removeTime));
    const leaders = await sql<{ chapter_id: number; user_id: number }>`select chapter_id, user_id from chapter_leaders
      where user_id in (${one.id}, ${two.id}) order by chapter_id, user_id`.execute(api.deps.db);
    assert.deepEqual(leaders.rows, [
      { chapter_id: 2, user_id: one.id },
      { chapter_id: 2, user_id: two.id },
      { chapter_id: 3, user_id: two.id },
    ]);
    assert.equal((await undo(id)).statusCode, 409);
  });

  test('is refused for one account, for a removed one, without a reason, and for users with further rights', async () => {
    assert.equal((await merge([], one, one)).statusCode, 422);
    const mergeBody = { winner_id: one.id, loser_id: two.id, take: [], reason: '' };
    assert.equal((await api.post(mergeCalls.mergeUsers.path, mergeBody, 'admin')).statusCode, 422);
    const helper = await addPerson(api, { permissions: ['users.merge'] });
    const request = { winner_id: helper.id, loser_id: 1, take: ['email'], reason: 'Mine now' };
    assert.equal((await helper.post(mergeCalls.mergeUsers.path, request)).statusCode, 403);
    assert.equal((await one.post(mergeCalls.mergeUsers.path, request)).statusCode, 403);
    assert.equal((await one.get(mergeCalls.findDuplicates.path)).statusCode, 403);
    await api.post(`/api/deleteusers?id=${two.id}`, undefined, 'admin');
    assert.equal((await merge()).statusCode, 404);
  });
});

describe('accounts of two people', () => {
  test('are never offered again, in either direction, until the mark is taken back', async () => {
    const [a, b, c] = [
      await addPerson(api, { values: twins }),
      await addPerson(api, { values: twins }),
      await addPerson(api, { values: twins }),
    ];
    assert.deepEqual(await groupsWith(a.id), [[a.id, b.id, c.id]]);
    const answer = await mark(mergeCalls.markDistinct, b.id, [a.id]);
    assert.deepEqual(answer.json<{ data: DistinctPairs }>().data, { user_id: b.id, other_ids: [a.id] }, answer.body);
    assert.deepEqual(await groupsWith(a.id), [[a.id, c.id]]);
    assert.deepEqual(await groupsWith(b.id), [[b.id, c.id]]);
    assert.deepEqual(
      (await mark(mergeCalls.markDistinct, a.id, [b.id])).json<{ data: DistinctPairs }>().data.other_ids,
      [],
    );
    await mark(mergeCalls.markDistinct, c.id, [a.id, b.id]);
    assert.deepEqual([await groupsWith(a.id), await groupsWith(b.id)], [[], []]);
    await mark(mergeCalls.unmarkDistinct, a.id, [c.id]);
    assert.deepEqual(await groupsWith(a.id), [[a.id, c.id]]);
    const { rows } = await sql<{ action: string }>`select action from audit_entries where row_id = ${String(a.id)}
      and action like '%Distinct' order by id`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['markDistinct', 'markDistinct', 'unmarkDistinct'],
    );
  });
});

describe('finding duplicates', () => {
  test('names accounts with the same address, page or name', async () => {
    const values = { first_name: 'Úrsula', last_name: 'Ñandú', country_code: 'PY' };
    const a = await addPerson(api, { values: { ...values, linkedin: 'https://www.linkedin.com/in/ursula-n/' } });
    const b = await addPerson(api, { values: { ...values, linkedin: 'https://linkedin.com/in/Ursula-N?trk=x' } });
    const c = await addPerson(api, { values: { email: 'elena.paz@mail.example' } });
    const d = await addPerson(api, { values: { email: 'Elenapaz+enlace@mail.example' } });
    const e = await addPerson(api, { values: { first_name: 'Úrsula', last_name: 'Peña', country_code: 'US' } });
    await addPerson(api, { values: { first_name: 'Úrsula', last_name: 'Peña', country_code: 'US' } });
    const { data } = (await api.get(mergeCalls.findDuplicates.path, 'admin')).json<{ data: AccountDuplicates }>();
    const findGroup = (ids: readonly number[]) =>
      data.find(({ users }) => users.map(({ id }) => id).join() === ids.join())?.reasons;
    assert.deepEqual(findGroup([a.id, b.id]), ['linkedin', 'name']);
    assert.deepEqual(findGroup([c.id, d.id]), ['email']);
    // The page is Spanish, whatever language the browser asks for.
    const referer = 'http://localhost/es/admin/users/duplicates';
    const headers = { referer, 'accept-language': 'en' };
    const spanish = await api.get(mergeCalls.findDuplicates.path, 'admin', headers);
    const spanishUsers = spanish.json<{ data: AccountDuplicates }>().data.flatMap((group) => group.users);
    assert.equal(spanishUsers.find(({ id }) => id === e.id)?.country, 'Estados Unidos');
    await api.post(`/api/deleteusers?id=${d.id}`, undefined, 'admin');
    const later = (await api.get(mergeCalls.findDuplicates.path, 'admin')).json<{ data: AccountDuplicates }>().data;
    assert.ok(!later.some(({ users }) => users.some(({ id }) => id === d.id)));
  });
});
