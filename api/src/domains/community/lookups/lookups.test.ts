import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

/** The lookup lists, each with a caller who may read it. */
const lists: readonly (readonly [name: string, as: Caller])[] = [
  ['areas', null],
  ['categories', null],
  ['tags', null],
  ['chapters', null],
  ['companies', null],
  ['countries', null],
  ['job_skills', null],
  ['job_titles', null],
  ['roles', 'latinas'],
  ['seniority_levels', null],
  ['states', null],
  ['job_types', null],
  ['job_locations', null],
  ['perks', null],
  ['language_proficiency', null],
];

describe('lookup lists', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  const rows = async (name: string, query: string, as: Caller) => {
    const answer = await api.get(`/api/${name}/list?${query}`, as);
    assert.equal(answer.statusCode, 200, `${name}: ${answer.body}`);
    return answer.json<{ data: { id: number; name: string }[] }>().data;
  };

  for (const [name, as] of lists)
    test(`${name} are answered completely, in ascending order or by name`, async () => {
      const up = await rows(name, 'order=asc', as);
      assert.ok(up.length > 0 && up.every((row) => row.id > 0 && row.name !== ''));
      const down = await rows(name, 'order=desc&limit=1000', as);
      if (up.length < 1000) assert.deepEqual(new Set(up.map(({ id }) => id)), new Set(down.map(({ id }) => id)));
      if (up.length > 1) assert.notEqual(up[0]?.id, down[0]?.id);
      const namedRows = await rows(name, 'sort=name&order=asc&lang=pt', as);
      const initials = namedRows.map((row) => firstLetter(row.name)).filter((initial) => /[a-z]/.test(initial));
      assert.deepEqual(initials, [...initials].sort());
    });

  test('permissions have no order of their own, and are for admins', async () => {
    assert.ok((await rows('permissions', '', 'admin')).length > 20);
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
      ['recruiters', 403],
    ] as const)
      assert.equal((await api.get('/api/permissions/list', role)).statusCode, status);
    assert.equal((await api.get('/api/roles/list')).statusCode, 401);
  });

  test('states are filtered by country', async () => {
    const brazil = await rows('states', 'order=asc&country_code=BR', null);
    assert.ok(brazil.length >= 26 && brazil.some(({ name }) => name === 'Pernambuco'));
  });
});

/** The first letter in the form in which the database compares it. */
const firstLetter = (text: string): string => text.normalize('NFD').charAt(0).toLowerCase();
