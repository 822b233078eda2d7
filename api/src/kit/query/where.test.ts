import {
  chapters,
  mayCall,
  only,
  parseWhere,
  type QueryField,
  queryOf,
  roleNames,
  type Viewer,
  type Where,
  type WhereLeaf,
  type WhereOp,
  whereOps,
} from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from '../../app/resources';
import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { growTable } from '../../testing/grow-table';
import { readListQuery } from '../list-request';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { addTime, dayIn, nextDay, startOfDay } from './days';
import { wideResources } from '../../testing/wide-resources';

const zone = 'America/Santiago';
const now = new Date('2026-11-21T15:00:00Z');
const rowsWanted = 300;

let api: TestApi;
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());

const admin: Viewer = { id: 1, name: 'Admin', roles: ['admin'], permissions: [] };
const context = { lang: null, now, viewer: admin };

async function idsOf({ resource, options }: MountedResource, query: object): Promise<number[]> {
  const asking = { viewer: admin, locale: 'en' as const, relations: options.relations };
  const request = { ...readListQuery({ tz: zone, ...query }, resource, asking), limit: 100_000 };
  const { rows } = await options.repository.list(api.deps.db, request, context, new Set(['id']));
  return rows.map(({ id }) => Number(id));
}

for (const mountedResource of wideResources(0)) {
  const { resource, options } = mountedResource;
  const fields = queryOf(resource);

  test(`every filter of ${resource.name} answers the same as a comparison in JavaScript`, async () => {
    await growTable(api.deps.db, options.repository.table, rowsWanted);
    const listedIds = await idsOf(mountedResource, {});
    const asking = { viewer: admin, locale: 'en' as const };
    const all = { ...readListQuery({}, resource, asking), limit: 100_000 };
    const { rows } = await options.repository.list(api.deps.db, all, context, new Set(['id', ...Object.keys(fields)]));
    for (const name of Object.keys(fields)) assert.ok(name in (rows[0] ?? {}), `${resource.name} has a column ${name}`);
    for (const leaf of Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field, rows))) {
      const matchingIds = await idsOf(mountedResource, { where: JSON.stringify(leaf) });
      const expected = rows.filter((row) => holds(fields, leaf, row)).map(({ id }) => Number(id));
      const order = new Map(listedIds.map((id, place) => [id, place]));
      assert.deepEqual(
        matchingIds,
        expected.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
        `${resource.name} ${JSON.stringify(leaf)}`,
      );
    }
  });
}

/** Each operator with values of existing rows, and with an unlikely value. */
function leavesOf(name: string, field: QueryField, rows: readonly Row[]): WhereLeaf[] {
  const ops: readonly WhereOp[] = whereOps[field.kind];
  const filledValues = rows
    .map((row) => row[name])
    .filter((value) => value !== null && value !== undefined && value !== '');
  const sample = filledValues[Math.floor(filledValues.length / 2)];
  return ops.flatMap((op): WhereLeaf[] => {
    if (op === 'empty' || op === 'filled') return [{ field: name, op }];
    const value = valueFor(field, op, sample);
    return value === undefined ? [] : [{ field: name, op, value }];
  });
}

function valueFor(field: QueryField, op: WhereOp, sample: unknown): WhereLeaf['value'] {
  switch (field.kind) {
    case 'text': {
      const words = sample === undefined ? 'nada' : String(sample).slice(0, 400);
      const part = op === 'contains' || op === 'not_contains' ? words.slice(1, 6) : words.slice(0, 8);
      const searchText = op === 'is' || op === 'is_not' ? words : part;
      return searchText === '' ? 'x' : bare(searchText).toUpperCase();
    }
    case 'number': {
      const number = sample === undefined ? 3 : Number(sample);
      return op === 'between' ? [number - 2, number] : number;
    }
    case 'flag':
      return true;
    case 'choice': {
      const one: unknown = Array.isArray(sample) ? sample[0] : sample;
      return one === undefined ? undefined : [String(one)];
    }
    case 'relation': {
      const ids = idsIn(sample);
      return [...ids.slice(0, 1), 999_999_999];
    }
    case 'date': {
      if (op === 'last' || op === 'next') return { n: 3, unit: 'month' };
      const day = sample instanceof Date ? dayIn(zone, sample) : String(sample ?? '2026-01-01').slice(0, 10);
      return op === 'between' ? [addTime(day, { n: 1, unit: 'month' }, -1), day] : day;
    }
  }
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (one?.id === undefined ? [] : [Number(one.id)]));

/** Evaluates the filter in JavaScript. */
function holds(fields: Readonly<Record<string, QueryField>>, node: Where, row: Row): boolean {
  if ('and' in node) return node.and.every((part) => holds(fields, part, row));
  if ('or' in node) return node.or.some((part) => holds(fields, part, row));
  const field = fields[node.field];
  const value = row[node.field] ?? null;
  assert.ok(field);
  const isBlank =
    field.kind === 'relation' ? idsIn(value).length === 0 : value === null || value === '' || isEmptyList(value);
  const { op, value: wantedValue } = node;
  switch (op) {
    case 'empty':
      return isBlank;
    case 'filled':
      return !isBlank;
    case 'is_not':
    case 'not_contains':
    case 'not_in':
      return !holds(fields, { ...node, op: op === 'is_not' ? 'is' : op === 'not_in' ? 'in' : 'contains' }, row);
    default:
  }
  if (field.kind === 'flag') return (value ?? false) === wantedValue;
  if (value === null) return false;
  const list: readonly unknown[] = Array.isArray(wantedValue) ? wantedValue : [];
  const [from, to] = list;
  switch (field.kind) {
    case 'text': {
      const [text, wantedWord] = [bare(String(value)), bare(String(wantedValue))];
      return op === 'is'
        ? text === wantedWord
        : op === 'starts'
          ? text.startsWith(wantedWord)
          : text.includes(wantedWord);
    }
    case 'number': {
      const number = Number(value);
      if (op === 'between') return number >= Number(from) && number <= Number(to);
      const wantedNumber = Number(wantedValue);
      return {
        is: number === wantedNumber,
        lt: number < wantedNumber,
        lte: number <= wantedNumber,
        gt: number > wantedNumber,
        gte: number >= wantedNumber,
      }[String(op)] as boolean;
    }
    case 'choice':
      return (Array.isArray(value) ? value : [value]).some((one) => list.includes(String(one)));
    case 'relation':
      return idsIn(value).some((id) => list.includes(id));
    case 'date':
      return holdsDay(field.isDay === true, node, value);
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function holdsDay(isDay: boolean, { op, value: wantedValue }: WhereLeaf, value: unknown): boolean {
  const today = dayIn(zone, now);
  const at = value instanceof Date ? value : new Date(String(value));
  const day = isDay ? String(value).slice(0, 10) : dayIn(zone, at);
  if (op === 'between') {
    const [from, to] = wantedValue as readonly string[];
    return day >= String(from) && day <= String(to);
  }
  if (op === 'on') return day === wantedValue;
  if (op === 'before') return day < String(wantedValue);
  if (op === 'after') return day > String(wantedValue);
  const time = wantedValue as { n: number; unit: 'month' };
  if (op === 'last') return day >= addTime(today, time, -1) && (isDay ? day <= today : at <= now);
  return day <= addTime(today, time) && (isDay ? day >= today : at >= now);
}

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
    const zones = await ask(leaf, 'admin', '&tz=Mars/Olympus');
    assert.deepEqual([zones.statusCode, Object.keys(zones.json<{ errors: object }>().errors)], [422, ['tz']]);
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
        assert.equal(dayIn(timeZone, start), day);
        assert.ok(dayIn(timeZone, new Date(start.getTime() - 1)) < day);
      }
  });

  test('of months end with the month', () => {
    assert.equal(addTime('2026-01-31', { n: 1, unit: 'month' }), '2026-02-28');
    assert.equal(addTime('2024-02-29', { n: 1, unit: 'year' }, -1), '2023-02-28');
    assert.equal(addTime('2026-03-01', { n: 2, unit: 'week' }, -1), '2026-02-15');
  });
});
