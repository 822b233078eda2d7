import { mayCall, only, roleNames, type Viewer } from '@enlace/shared-contract/access';
import { chapters } from '@enlace/shared-contract/community';
import { parseWhere, type Where } from '@enlace/shared-contract/lists';
import { queryOf } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { dayIn, startOfDay } from '../../../infrastructure/time/time-zone';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { now, testFilters, zone } from '../../../testing/stages/kit/where-stage';
import { readListQuery } from '../read/list-request';
import type { Row } from '../table/repository';
import { addTime, nextDay } from '../values/days';

let api: TestApi;
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());

testFilters(() => api, 'first');

describe('a filter tree', () => {
  const list = '/api/chapters/list';
  const ask = (where: unknown, as: Parameters<TestApi['get']>[1] = 'admin', more = '') =>
    api.get(
      `${list}?limit=1000${more}&where=${encodeURIComponent(typeof where === 'string' ? where : JSON.stringify(where))}`,
      as,
    );
  const leaf = { field: 'name', op: 'filled' };

  test('joins groups by and, or', async () => {
    const tree: Where = {
      or: [
        {
          and: [
            { field: 'status', op: 'in', value: ['active'] },
            { field: 'country_code', op: 'not_in', value: ['CO'] },
          ],
        },
        { field: 'name', op: 'contains', value: 'BOGOTA' },
      ],
    };
    const answer = await ask(tree);
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<{ data: Row[] }>();
    assert.ok(data.length > 0);
    assert.ok(
      data.every(
        (row) => (row['status'] === 'active' && row['country_code'] !== 'CO') || /bogot/i.test(String(row['name'])),
      ),
    );
  });

  test('is refused when it is wrong, with the name of the parameter', async () => {
    const deep = { and: [{ or: [{ and: [{ or: [leaf] }] }] }] };
    for (const wrongQuery of [
      'no json',
      '[]',
      'null',
      { and: [] },
      { and: [leaf], or: [leaf] },
      { field: 'nothing', op: 'is', value: 'x' },
      { field: '__proto__', op: 'filled' },
      { field: 'constructor', op: 'is', value: 'x' },
      { field: 'name', op: 'lt', value: 'x' },
      { field: 'name', op: 'is', value: 3 },
      { field: 'name', op: 'is', value: 'a\0b' },
      { field: 'status', op: 'in', value: ['gone'] },
      { field: 'status', op: 'in', value: [] },
      { field: 'created_at', op: 'on', value: '2026-02-30' },
      { field: 'created_at', op: 'last', value: { n: -1, unit: 'day' } },
      { field: 'created_at', op: 'last', value: { n: 1, unit: 'century' } },
      { field: 'members_count', op: 'between', value: [1] },
      { field: 'members_count', op: 'gt', value: 1e300 },
      { field: 'chapter_leaders', op: 'in', value: ['1); drop table users'] },
      deep,
      { or: Array.from({ length: 51 }, () => leaf) },
      'x'.repeat(8193),
    ]) {
      const answer = await ask(wrongQuery);
      assert.equal(answer.statusCode, 422, JSON.stringify(wrongQuery));
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['where'], JSON.stringify(wrongQuery));
    }
    assert.equal((await ask({ and: [{ or: [{ and: [leaf] }] }] })).statusCode, 200);
    // Browsers without a zone name one that does not exist; it is read as UTC.
    assert.equal((await ask(leaf, 'admin', '&tz=Etc/Unknown')).statusCode, 200);
  });

  test('is for users who change rows, of every resource', async () => {
    for (const { resource } of mountedResources) {
      const { list: call, add, edit, remove, get } = resource.wire;
      const writes = [add, edit, remove].filter((one) => one !== undefined);
      const rights = writes.length === 0 ? [only(['admin'], '')] : writes.map(({ access }) => access);
      const query = `limit=1&where=${encodeURIComponent(JSON.stringify({ field: 'id', op: 'gt', value: 0 }))}`;
      assert.equal((await api.get(`${call.path}?${query}`)).statusCode, 401, resource.name);
      for (const role of roleNames) {
        const viewer = { roles: [role], permissions: [] };
        const hasAccess = mayCall(viewer, call.access) && rights.some((access) => mayCall(viewer, access));
        const answer = await api.get(`${call.path}?${query}`, role);
        assert.equal(answer.statusCode, hasAccess ? 200 : 403, `${resource.name} as ${role}`);
      }
      const hiddenField = Object.keys(queryOf(resource)).find((name) => !(name in resource.listEntity.shape));
      if (hiddenField === undefined || get.access.kind !== 'roles' || edit?.access.kind !== 'roles') continue;
      const viewer: Viewer = { id: 1, name: '', roles: [], permissions: [edit.access.permission] };
      const where = JSON.stringify({ field: hiddenField, op: 'filled' });
      assert.throws(() => readListQuery({ where }, resource, { viewer, locale: 'en' }), /hidden field/);
    }
  });

  test('stays the same when it is parsed twice', () => {
    const fields = queryOf(chapters);
    const tree = { and: [leaf, { field: 'created_at', op: 'last', value: { n: 2, unit: 'week' } }] };
    const once = parseWhere(JSON.stringify(tree), fields);
    assert.deepEqual(parseWhere(JSON.stringify(once), fields), once);
  });
});

describe('days', () => {
  test('begin at the local time of their time zone', () => {
    assert.equal(startOfDay('2026-11-21', 'UTC').toISOString(), '2026-11-21T00:00:00.000Z');
    assert.equal(startOfDay('2026-11-21', 'America/Bogota').toISOString(), '2026-11-21T05:00:00.000Z');
    // In Santiago the night of September 6 has no midnight.
    assert.equal(startOfDay('2026-09-06', zone).toISOString(), '2026-09-06T04:00:00.000Z');
    for (const timeZone of [zone, 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Europe/Madrid'])
      for (let day = '2026-01-01'; day < '2027-01-01'; day = nextDay(day)) {
        const start = startOfDay(day, timeZone);
        assert.equal(dayIn(start, timeZone), day);
        assert.ok(dayIn(new Date(start.getTime() - 1), timeZone) < day);
      }
  });

  test('of months end with the month', () => {
    assert.equal(addTime('2026-01-31', { n: 1, unit: 'month' }), '2026-02-28');
    assert.equal(addTime('2024-02-29', { n: 1, unit: 'year' }, -1), '2023-02-28');
    assert.equal(addTime('2026-03-01', { n: 2, unit: 'week' }, -1), '2026-02-15');
  });
});
