import { defaultPrivacy, privacyLevels, type PrivateField, privateFields } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Caller } from '../../../testing/build-test-api';
import { maySee, openLevels } from './privacy';
import {
  allowedCallers,
  api,
  ask,
  calls,
  choose,
  founderId,
  isFounder,
  openPrivacyStage,
  type Person,
  shownFields,
  testLevel,
  viewers,
} from '../../../testing/stages/identity/privacy-stage';

openPrivacyStage();

describe('private fields of a person', () => {
  for (const [index, field] of shownFields.entries())
    testLevel(privacyLevels[index % privacyLevels.length] ?? 'public', field);

  test('the default levels hide address and phone', async () => {
    await choose({});
    for (const call of calls)
      for (const viewer of viewers) {
        const person = await ask(call, viewer);
        for (const [part, names] of Object.entries(call.shows))
          assert.equal(
            person[names[0] ?? ''] !== null,
            allowedCallers[defaultPrivacy[part as PrivateField]].includes(viewer),
            `${call.url}: ${part} as ${String(viewer)}`,
          );
      }
  });

  test('the user and admins read the whole record, other viewers nothing of it', async () => {
    await choose(Object.fromEntries(privateFields.map((name) => [name, 'only_me'])));
    for (const viewer of viewers) {
      const answer = await api.get(`/api/users/get/${founderId}`, viewer);
      const isAllowedCaller = viewer === 'admin' || viewer === 'founders';
      assert.equal(answer.statusCode, isAllowedCaller ? 200 : viewer === null ? 401 : 403, String(viewer));
      if (!isAllowedCaller) continue;
      const { data } = answer.json<{ data: Person }>();
      assert.deepEqual([data['email'], data['phone']], ['founder@enlace.test', '+52 555 000 0005']);
    }
    for (const viewer of viewers.filter((one) => one !== 'admin'))
      assert.equal((await api.get('/api/users/list', viewer)).statusCode, viewer === null ? 401 : 403);
  });

  test('a hidden country is neither found by a filter nor counted', async () => {
    const isFound = async (viewer: Caller): Promise<boolean> =>
      (await api.get('/api/founders_list?country_code=MX', viewer)).json<{ data: Person[] }>().data.some(isFounder);
    const isHidden = async (): Promise<boolean | undefined> => {
      const { rows } = await sql<{ hidden: boolean }>`select 'country_code' = any(hides) as hidden from member_facts
        where user_id = ${founderId}`.execute(api.deps.db);
      return rows[0]?.hidden;
    };
    await choose({ country: 'public' });
    assert.deepEqual([await isFound(null), await isFound('recruiters')], [true, true]);
    assert.equal(await isHidden(), false);
    await choose({ country: 'recruiters' });
    assert.deepEqual(
      [await isFound(null), await isFound('latinas'), await isFound('recruiters')],
      [false, false, true],
    );
    assert.equal(await isHidden(), false);
    await choose({ country: 'only_me' });
    assert.equal(await isFound('recruiters'), false);
    assert.equal(await isHidden(), true, 'the dashboards of recruiters count the member without a country');
  });

  test('updateprivacy sets the named fields only, and answers all levels', async () => {
    await choose({});
    const first = await api.post('/api/updateprivacy', { phone: 'members', bio: 'only_me' }, 'founders');
    assert.deepEqual(first.json<{ data: object }>().data, { ...defaultPrivacy, phone: 'members', bio: 'only_me' });
    const second = await api.post('/back/api/updateprivacy', { bio: 'public' }, 'founders');
    assert.deepEqual(second.json<{ data: object }>().data, { ...defaultPrivacy, phone: 'members', bio: 'public' });
    const me = await api.post('/api/me?with=privacy', undefined, 'founders');
    assert.deepEqual(me.json<{ data: Person }>().data['privacy'], {
      ...defaultPrivacy,
      phone: 'members',
      bio: 'public',
    });
    for (const bad of [{ bio: 'everybody' }, { password: 'public' }, { bio: null }, { privacy: { bio: 'public' } }])
      assert.equal((await api.post('/api/updateprivacy', bad, 'founders')).statusCode, 422, JSON.stringify(bad));
    assert.equal((await api.post('/api/updateprivacy', { bio: 'public' })).statusCode, 401);
  });
});

test('levels by viewer', () => {
  const viewer = (roles: string[], permissions: string[] = []) => ({ id: 1, name: 'Ana', roles, permissions });
  assert.deepEqual(openLevels(null), ['public']);
  assert.deepEqual(openLevels(viewer([])), ['public', 'members']);
  assert.deepEqual(openLevels(viewer(['recruiters'])), ['public', 'members', 'recruiters']);
  assert.deepEqual(openLevels(viewer([], ['users.get'])), privacyLevels);
  assert.deepEqual(
    privacyLevels.map((level) => [
      maySee(null, 1, level),
      maySee(viewer(['admin']), 2, level),
      maySee(viewer([]), 1, level),
    ]),
    [
      [true, true, true],
      [false, true, true],
      [false, true, true],
      [false, true, true],
    ],
  );
});
