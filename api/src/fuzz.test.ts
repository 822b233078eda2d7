import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from './resources/resources';
import { createRandom } from './seed/random';
import { addBodies } from './testing/bodies';
import { buildTestApi, type TestApi } from './testing/build-test-api';

const random = createRandom(Number(process.env['FUZZ_SEED'] ?? 20_261_121));

const evil: readonly unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '";drop table users;--',
  '%',
  '_',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💃🏽',
  'ñ'.repeat(300),
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '1; select pg_sleep(9)',
  '9223372036854775808',
  '-9223372036854775809',
  '1.5',
  '٣',
  'asc; --',
  '2026-02-30',
  '9999-99',
  '0000-00',
  '\r\nX: y',
  'x'.repeat(5000),
];
const evilValues: readonly unknown[] = [
  ...evil,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e300,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: 1 },
  [1, 2, 'x'],
  { es: 1 },
  { es: { name: [] } },
  { fr: {} },
];

describe('nonsense', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  test('in a query is never the server’s fault', async () => {
    const names = [
      'page',
      'per_page',
      'limit',
      'sort',
      'order',
      'search',
      'lang',
      'month',
      'when',
      'chapter',
      'chapter_id',
      'slug',
      'country_code',
      'status',
      'role',
      'page[]',
      'sort[a]',
      '__proto__',
      'search[]',
    ];
    for (let round = 0; round < 300; round += 1) {
      const { resource } = random.pick(mountedResources);
      const query = random
        .sample(names, random.int(1, 4))
        .map((name) => `${encodeURIComponent(name)}=${escape(random.pick(evil))}`);
      const url = `${resource.wire.list.path}?${query.join('&')}`;
      const answer = await api.get(url, 'admin');
      assert.ok(answer.statusCode < 500, `${answer.statusCode} ${url} ${answer.body}`);
    }
  });

  test('in a path is never the server’s fault', async () => {
    for (let round = 0; round < 200; round += 1) {
      const { resource } = random.pick(mountedResources);
      const path = random.pick([
        resource.wire.get.path,
        `/api/v2/${resource.name}/by-slug/{id}`,
        `/api/v2/${resource.name}/{id}/dependents`,
        `/api/v2/head/${resource.name}/{id}`,
      ]);
      const url = path.replace('{id}', escape(random.pick(evil)));
      const answer = await api.get(url, 'admin');
      assert.ok(answer.statusCode < 500, `${answer.statusCode} ${url} ${answer.body}`);
    }
  });

  test('in a body is never the server’s fault', async () => {
    const writes = mountedResources.filter(({ resource }) => addBodies[resource.name] !== undefined);
    for (let round = 0; round < 500; round += 1) {
      const { resource } = random.pick(writes);
      const body: Record<string, unknown> = { ...addBodies[resource.name]?.() };
      const fields = [...Object.keys(resource.write.shape), 'updated_at', 'id', 'slug', '__proto__', 'nothing'];
      for (const field of random.sample(fields, random.int(1, 4))) body[field] = random.pick(evilValues);
      const { add, edit } = resource.wire;
      const path =
        edit !== undefined && random.chance(0.4)
          ? edit.path.replace('{id}', escape(random.pick(['1', '2', ...evil])))
          : add?.path;
      const answer = await api.post(path ?? '', random.chance(0.05) ? [body] : body, 'admin');
      assert.ok(answer.statusCode < 500, `${answer.statusCode} ${path} ${JSON.stringify(body)} ${answer.body}`);
    }
  });
});

/** Percent-encoding that takes broken text too. */
function escape(value: unknown): string {
  return [...Buffer.from(String(value), 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
