import { mayCall } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { errorBodySchema } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as z from 'zod/mini';

import { mountedResources } from '../../../app/resources';
import { encodeMultipart, findBody, toMultipart } from '../../bodies';
import { buildTestApi, type Caller, type TestApi } from '../../build-test-api';
import { rolesFor, type Tier } from '../../tier';

type Row = Record<string, unknown> & { id: number };
interface List {
  data: Row[];
  meta: Record<string, unknown>;
}

let api: TestApi;

/** A caller with the right to make the call. */
function callerFor(call: WireCall): Caller {
  if (call.access.kind === 'public') return null;
  return call.access.kind === 'roles' ? (call.access.roles[0] ?? 'admin') : 'latinas';
}

function statusFor(role: Caller, call: WireCall): number | null {
  if (role === null) return call.access.kind === 'public' ? null : 401;
  const viewer = { roles: [role], permissions: [] };
  return mayCall(viewer, call.access) ? null : 403;
}

/** The form field with the name of a row. */
function titleOf(resource: Resource): string {
  const title = ['name', 'title'].find((field) => field in resource.write.shape);
  assert.ok(title, `${resource.name} has rows without a name`);
  return title;
}

const withQuery = (path: string, query: string): string => `${path}?${query}`;

/**
 * What each resource has without a line of its own: order, pages, access, writes, conflicts. The first tier compares
 * fewer rows of an order, and one role of each group with the same rights.
 */
export function testConformance(tier: Tier): void {
  const mostRows = tier === 'full' ? 1000 : 60;

  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  for (const [turn, { resource, options }] of mountedResources.entries()) {
    const { wire } = resource;
    const callers: readonly Caller[] = [null, ...rolesFor(tier, resource, turn)];
    const list = async (query = ''): Promise<List> => {
      const answer = await api.get(withQuery(wire.list.path, query), callerFor(wire.list));
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    };

    describe(`resource ${resource.name}`, () => {
      test('lists rows in the form of the contract', async () => {
        const { data } = await list();
        assert.ok(data.length > 0, 'the seed has rows of every resource');
        const parsed = z.array(resource.listEntity).safeParse(data);
        assert.ok(parsed.success, JSON.stringify(parsed.error?.issues.slice(0, 3)));
      });

      test('answers the same under /back/api', async () => {
        const path = wire.list.path.startsWith('/back') ? wire.list.path.slice(5) : `/back${wire.list.path}`;
        const answer = await api.get(withQuery(path, 'limit=3'), callerFor(wire.list));
        assert.deepEqual(answer.json<List>().data, (await list('limit=3')).data);
      });

      test('has pages without gaps and duplicates', async () => {
        const whole = await list(`limit=7&sort=${resource.sorts[0]}&order=asc`);
        const pages = [
          await list(`page=1&per_page=4&sort=${resource.sorts[0]}&order=asc`),
          await list(`page=2&per_page=3&sort=${resource.sorts[0]}&order=asc`),
        ];
        assert.ok(pages.every(({ meta }) => typeof meta['total'] === 'number'));
        assert.deepEqual(
          pages[0]?.data.map(({ id }) => id),
          whole.data.slice(0, 4).map(({ id }) => id),
        );
        assert.deepEqual(
          pages[1]?.data.map(({ id }) => id),
          whole.data.slice(3, 6).map(({ id }) => id),
        );
        const beyond = await list('page=100000&per_page=10');
        assert.deepEqual([beyond.data.length, beyond.meta['total']], [0, pages[0]?.meta['total']]);
      });

      for (const sort of resource.sorts)
        test(`sorts by ${sort}, in both directions`, async () => {
          const up = await list(`sort=${sort}&order=asc&limit=${mostRows}`);
          const down = await list(`sort=${sort}&order=DESC&limit=${mostRows}`);
          assert.equal(up.data.length, down.data.length);
          if (up.data.length > 1 && up.data.length < mostRows)
            assert.notDeepEqual(
              up.data.map(({ id }) => id),
              down.data.map(({ id }) => id),
            );
        });

      test('searches, and finds no row for a random text', async () => {
        assert.equal((await list('search=zzqx%25_%5C')).data.length, 0);
        const [row] = (await list('limit=1')).data;
        const word = String(row?.['name'] ?? row?.['title'] ?? '').split(/[\s:]+/)[0] ?? '';
        const capitals = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        const answer = await list(`search=${encodeURIComponent(capitals)}&limit=1000`);
        assert.ok(
          answer.data.some(({ id }) => id === row?.id),
          `${capitals} finds ${word}`,
        );
      });

      test('refuses a wrong query, with the name of the field', async () => {
        for (const [query, field] of [
          ['page=0', 'page'],
          ['per_page=9999', 'per_page'],
          ['sort=password_hash', 'sort'],
          ['order=up', 'order'],
          ['lang=xx', 'lang'],
          ['limit=many', 'limit'],
        ] as const) {
          const answer = await api.get(withQuery(wire.list.path, query), callerFor(wire.list));
          assert.equal(answer.statusCode, 422, query);
          assert.ok(errorBodySchema.parse(answer.json()).errors?.[field]?.length, query);
        }
      });

      test('answers one row by id, and 404 for an unknown id', async () => {
        const [row] = (await list('limit=1')).data;
        const url = wire.get.path.replace('{id}', String(row?.id));
        const answer = await api.get(url, callerFor(wire.get));
        assert.equal(answer.statusCode, 200, answer.body);
        assert.ok(resource.entity.safeParse(answer.json<{ data: unknown }>().data).success);
        for (const id of ['999999999', '0', '-1', 'abc', '1e30', '9007199254740993'])
          assert.equal((await api.get(wire.get.path.replace('{id}', id), callerFor(wire.get))).statusCode, 404, id);
      });

      test('resolves translations when a language is requested', async () => {
        const { data } = await list('lang=es&limit=5');
        assert.ok(data.every((row) => !('translations' in row)));
      });

      test('accepts the callers of the contract', async () => {
        const [first] = (await list('limit=1')).data;
        for (const role of callers) {
          const expected = statusFor(role, wire.list) ?? 200;
          assert.equal((await api.get(`${wire.list.path}?limit=1`, role)).statusCode, expected, `list as ${role}`);
          if (options.policy !== undefined) continue;
          const one = await api.get(wire.get.path.replace('{id}', String(first?.id)), role);
          assert.equal(one.statusCode, statusFor(role, wire.get) ?? 200, `get as ${role}`);
        }
      });

      describeWrites(resource, callers);
    });
  }
}

function describeWrites(resource: Resource, callers: readonly Caller[]): void {
  const { add, edit, remove } = resource.wire;
  const build = findBody(resource);
  if (add === undefined || build === undefined) return;
  const path = (call: WireCall, id: number | string): string => call.path.replace('{id}', String(id));
  const title = titleOf(resource);
  const create = async (): Promise<Row> => {
    const answer = await api.post(add.path, build(), 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: Row }>().data;
  };

  test('refuses writes of all other callers', async () => {
    for (const call of [add, edit, remove].filter((one) => one !== undefined))
      for (const role of callers) {
        const expected = statusFor(role, call);
        if (expected === null) continue;
        const answer = await api.post(path(call, 1), build(), role);
        assert.equal(answer.statusCode, expected, `${call.path} as ${role}`);
      }
  });

  test('adds rows from JSON and from a form', async () => {
    const body = build();
    const byJson = await api.post(add.path, body, 'admin');
    assert.equal(byJson.statusCode, 201, byJson.body);
    const form = await encodeMultipart(toMultipart(build()));
    const byForm = await api.send({ method: 'POST', url: add.path, ...form }, 'admin');
    assert.equal(byForm.statusCode, 201, byForm.body);
    const shape = (text: string) => Object.keys(JSON.parse(text).data).sort();
    assert.deepEqual(shape(byForm.body), shape(byJson.body));
    const { data } = byJson.json<{ data: Row }>();
    for (const [name, value] of Object.entries(resource.write.parse(body)))
      if (typeof value !== 'object' && name in data) assert.equal(data[name], value, name);
  });

  test('refuses a body without required fields, with their names', async () => {
    const answer = await api.send(
      { method: 'POST', url: add.path, payload: {}, headers: { cookie: 'enlace_locale=es' } },
      'admin',
    );
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(errorBodySchema.parse(answer.json()).errors?.[title], ['Completa este campo.']);
  });

  if (edit !== undefined)
    test('edits only the sent fields, and refuses to overwrite later changes', async () => {
      const row = await create();
      const changes = { [title]: `${String(row[title])} bis` };
      const first = await api.post(path(edit, row.id), { ...changes, updated_at: row['updated_at'] }, 'admin');
      assert.equal(first.statusCode, 200, first.body);
      const editedRow = first.json<{ data: Row }>().data;
      assert.deepEqual({ ...editedRow, updated_at: 0 }, { ...row, ...changes, updated_at: 0 });
      const late = await api.post(path(edit, row.id), { [title]: 'late', updated_at: row['updated_at'] }, 'admin');
      assert.deepEqual([late.statusCode, late.json<{ code: string }>().code], [409, 'EDIT_CONFLICT']);
      assert.equal((await api.post(path(edit, 999_999_999), changes, 'admin')).statusCode, 404);
      assert.equal((await api.post(path(edit, ''), changes, 'admin')).statusCode, 422);
      assert.equal((await api.post(path(edit, row.id), { [title]: '' }, 'admin')).statusCode, 422);
    });

  if (remove !== undefined)
    test('removes a row once', async () => {
      const row = await create();
      const dependents = await api.get(`/api/v2/${resource.name}/${row.id}/dependents`, 'admin');
      assert.deepEqual(dependents.json(), { data: [] });
      assert.equal((await api.post(path(remove, row.id), undefined, 'admin')).statusCode, 200);
      assert.equal((await api.post(path(remove, row.id), undefined, 'admin')).statusCode, 404);
      assert.equal((await api.get(path(resource.wire.get, row.id), 'admin')).statusCode, 404);
      const where = encodeURIComponent(JSON.stringify({ field: 'id', op: 'is', value: row.id }));
      const { data } = (await api.get(`${resource.wire.list.path}?where=${where}`, 'admin')).json<List>();
      assert.deepEqual(data, []);
    });

  test('refuses a name that is in use', async () => {
    const body = build();
    const first = await api.post(add.path, body, 'admin');
    assert.equal(first.statusCode, 201, first.body);
    const second = await api.post(add.path, body, 'admin');
    if (second.statusCode === 409) return;
    // Rows with equal names have different slugs.
    const slugs = [first, second].map((answer) => answer.json<{ data: Row }>().data['slug']);
    assert.ok(second.statusCode === 201 && (slugs[0] === undefined || slugs[0] !== slugs[1]), second.body);
  });
}
