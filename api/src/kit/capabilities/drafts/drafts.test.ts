import {
  draftAnswerSchema,
  failedPlansSchema,
  previewAnswerSchema,
  previewHours,
  revisionsSchema,
  versionTag,
} from '@enlace/shared-contract/admin';
import type { Resource } from '@enlace/shared-contract/resources';
import { type RecordKind, recordKinds, recordPath } from '@enlace/shared-contract/site';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { sql } from 'kysely';

import { mountedResources } from '../../../app/resources';
import { findBody } from '../../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import { publishDue } from './publication-jobs';

type Row = Record<string, unknown> & { id: number; slug: string; updated_at: string };

let api: TestApi;
let now = new Date();
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());

const hourMs = 3_600_000;
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

const withDrafts = mountedResources.filter(({ resource }) => resource.capabilities.drafts);
test('some resources have drafts', () => assert.ok(withDrafts.length >= 3));

for (const { resource } of withDrafts) {
  const build = findBody(resource);
  const label = 'name' in resource.write.shape ? 'name' : 'title';
  if (build === undefined) throw new Error(`no body for ${resource.name}`);

  describe(`drafts of ${resource.name}`, () => {
    const at = (row: Row, rest: string): string => `/api/v2/${resource.name}/${row.id}/${rest}`;
    const post = async (url: string, body?: object, version?: string, as: Caller = 'admin') => {
      const headers = version === undefined ? {} : { 'if-match': version };
      return api.send({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) }, as);
    };
    const record = async (url: string, body?: object, version?: string): Promise<Row> => {
      const answer = await post(url, body, version);
      assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
      return answer.json<{ data: Row }>().data;
    };
    const create = () => record(`/api/v2/${resource.name}/unpublished`, build());
    const publishNew = async (): Promise<Row> => record(at(await create(), 'publish'), {});
    const read = (row: Row, as: Caller = null) => api.get(resource.wire.get.path.replace('{id}', String(row.id)), as);
    const readLabel = async (row: Row): Promise<unknown> => (await read(row)).json<{ data: Row }>().data[label];
    const draftOf = async (row: Row) => draftAnswerSchema.parse((await api.get(at(row, 'draft'), 'admin')).json()).data;
    const isSearchable = async (row: Row): Promise<boolean> => {
      const search = encodeURIComponent(String(row[label]));
      const listAnswer = await api.get(`${resource.wire.list.path}?search=${search}`);
      return listAnswer.json<{ data: Row[] }>().data.some(({ id }) => id === row.id);
    };

    test('are visible only to editors until they are published, and again after they are unpublished', async () => {
      const row = await create();
      assert.equal(row['draft_state'], 'draft');
      const isOpen = async () => [
        (await read(row)).statusCode,
        (await api.get(`/api/v2/${resource.name}/by-slug/${row.slug}`)).statusCode,
        (await api.get(`/api/v2/head/${resource.name}/${row.slug}`)).statusCode,
        await isSearchable(row),
        (await api.get(`/api/v2/search?q=${encodeURIComponent(String(row[label]))}`)).body.includes(`"${row.slug}"`),
      ];
      const shut = await isOpen();
      assert.deepEqual([shut[0], shut[1], shut[3], shut[4]], [404, 404, false, false]);
      assert.equal((await read(row, 'admin')).statusCode, 200);
      const out = await record(at(row, 'publish'), { reason: 'Ready' }, versionTag(row.updated_at));
      assert.equal(out['draft_state'], 'published');
      assert.deepEqual(await isOpen(), [200, 200, 200, true, true]);
      assert.ok(!('draft_state' in (await read(row)).json<{ data: Row }>().data));
      const unpublishedRow = await record(at(row, 'unpublish'), {}, versionTag(out.updated_at));
      assert.equal(unpublishedRow['draft_state'], 'draft');
      assert.deepEqual(await isOpen(), shut);
      const { data } = revisionsSchema.parse((await api.get(at(row, 'revisions'), 'admin')).json());
      assert.deepEqual(
        data.map(({ action, reason }) => [action, reason]),
        [
          ['unpublish', null],
          ['publish', 'Ready'],
          ['add', null],
        ],
      );
    });

    test('are stored beside the published row, and replace its values when they are published', async () => {
      const row = await publishNew();
      assert.equal(await draftOf(row), null);
      assert.equal((await post(at(row, 'draft'), { [label]: 'x' }, '"none"')).statusCode, 200);
      assert.equal((await post(at(row, 'draft'), { [label]: 'y' }, '"none"')).statusCode, 412);
      const first = await draftOf(row);
      assert.ok(first);
      const next = String(build()[label]);
      const saveAnswer = await post(
        at(row, 'draft'),
        { [label]: next, seo_description: 'Found' },
        versionTag(first.updated_at),
      );
      assert.equal(saveAnswer.statusCode, 200, saveAnswer.body);
      const stale = await post(at(row, 'draft'), { [label]: 'z' }, versionTag(first.updated_at));
      assert.deepEqual([stale.statusCode, stale.json<{ code: string }>().code], [412, 'EDIT_CONFLICT']);
      const draft = await draftOf(row);
      assert.deepEqual([draft?.fields, draft?.record[label]], [[label, 'seo_description'].sort(), next]);
      assert.equal(await readLabel(row), row[label]);
      const storedRow = (await read(row, 'admin')).json<{ data: Row }>().data;
      assert.deepEqual([storedRow['draft_state'], storedRow.updated_at], ['changed', row.updated_at]);
      const out = await record(at(row, 'publish'), {}, versionTag(row.updated_at));
      assert.deepEqual([out[label], out['seo_description'], out['draft_state']], [next, 'Found', 'published']);
      assert.deepEqual([await draftOf(row), await readLabel(row)], [null, next]);
      await record(at(row, 'draft'), { [label]: 'never' });
      assert.equal((await record(at(row, 'draft/remove')))['draft_state'], 'published');
      assert.equal(await draftOf(row), null);
    });

    test('can be shown by a link for a day, and change nothing', async () => {
      const row = await create();
      await post(at(row, 'draft'), { [label]: 'Not yet' });
      const link = previewAnswerSchema.parse((await post(at(row, 'preview'))).json()).data;
      const [page = '', query = ''] = link.url.split('?');
      assert.equal(page, recordPath(kindOf(resource), row.slug));
      const show = (slug: string, search: string) => api.get(`/api/v2/${resource.name}/by-slug/${slug}?${search}`);
      const answer = await show(row.slug, `${query}&lang=en`);
      assert.equal(answer.statusCode, 200, answer.body);
      const record = answer.json<{ data: Row }>().data;
      assert.deepEqual([record[label], 'abilities' in record], ['Not yet', false]);
      assert.match(String(answer.headers['cache-control']), /no-store/);
      assert.equal(answer.headers['x-robots-tag'], 'noindex');
      assert.equal((await read(row)).statusCode, 404);
      const { total } = revisionsSchema.parse((await api.get(at(row, 'revisions'), 'admin')).json()).meta;
      assert.equal(total, 1);
      const other = await publishNew();
      assert.equal((await show(other.slug, query)).statusCode, 404);
      assert.equal((await show(row.slug, query.replace(`${row.id}.`, `${other.id}.`))).statusCode, 404);
      const [formerEditor] = await api.deps.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'admin@enlace.test')
        .execute();
      const disable = (at: Date | null) =>
        api.deps.db
          .updateTable('users')
          .set({ disabled_at: at })
          .where('id', '=', formerEditor?.id ?? 0)
          .execute();
      await disable(new Date());
      assert.equal((await show(row.slug, query)).statusCode, 404, 'the link ends with the right of its editor');
      await disable(null);
      assert.equal((await show(row.slug, query)).statusCode, 200);
      later(previewHours * hourMs);
      assert.equal((await show(row.slug, query)).statusCode, 404);
    });

    test('are published once at their time, by any number of processes', async () => {
      const row = await create();
      await post(at(row, 'draft'), { [label]: 'In time' });
      const hour = new Date(now.getTime() + hourMs).toISOString();
      const plannedRow = await record(at(row, 'publish'), { at: hour });
      assert.deepEqual([plannedRow['draft_state'], plannedRow['publish_at']], ['scheduled', hour]);
      assert.equal(await publishDue(api.deps, mountedResources), 0);
      later(hourMs + 1);
      const counts = await Promise.all([1, 2, 3].map(() => publishDue(api.deps, mountedResources)));
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        1,
      );
      assert.equal(await readLabel(row), 'In time');
      const out = (await read(row, 'admin')).json<{ data: Row }>().data;
      assert.deepEqual([out['draft_state'], out['publish_at']], ['published', null]);
      const back = await record(at(row, 'unpublish'), { at: new Date(now.getTime() + hourMs).toISOString() });
      assert.equal(typeof back['unpublish_at'], 'string');
      assert.equal((await record(at(row, 'schedule/remove')))['unpublish_at'], null);
      await record(at(row, 'unpublish'), { at: new Date(now.getTime() + hourMs).toISOString() });
      later(hourMs + 1);
      assert.equal(await publishDue(api.deps, mountedResources), 1);
      assert.equal((await read(row)).statusCode, 404);
    });

    test('that could not be published are reported until they are published, planned again or cancelled', async () => {
      const row = await publishNew();
      await post(at(row, 'draft'), { [label]: 'Too late' });
      const hour = new Date(now.getTime() + hourMs).toISOString();
      await record(at(row, 'publish'), { at: hour });
      const body = JSON.stringify({ [label]: null });
      await sql`update drafts set body = ${body} where resource = ${resource.name}`.execute(api.deps.db);
      later(hourMs + 1);
      await publishDue(api.deps, mountedResources);
      const storedRow = (await read(row, 'admin')).json<{ data: Row }>().data;
      const failure = {
        message: 'Please check the fields.',
        fields: { [label]: ['Please fill this in.'] },
      };
      assert.deepEqual(
        [storedRow['failed_plan'], storedRow['publish_at']],
        [{ action: 'publish', at: hour, failure }, null],
      );
      assert.ok(!('failed_plan' in (await read(row)).json<{ data: Row }>().data));
      const readFailures = async (as: Caller) =>
        failedPlansSchema.parse((await api.get('/api/v2/failed_publications', as)).json()).data;
      const ownFailures = (await readFailures('admin')).filter(({ id }) => id === row.id);
      const plan = {
        resource: resource.name,
        id: row.id,
        name: String(row[label]),
        action: 'publish',
        at: hour,
        failure,
      };
      assert.deepEqual(ownFailures, [plan]);
      assert.deepEqual(await readFailures('latinas'), []);
      assert.equal((await api.get('/api/v2/failed_publications')).statusCode, 401);
      assert.equal((await record(at(row, 'schedule/remove')))['failed_plan'], null);
      assert.deepEqual(await readFailures('admin'), []);
    });

    test('are for users who may edit the row', async () => {
      const row = await publishNew();
      for (const [as, status] of [
        [null, 401],
        ['investors', 403],
      ] as const) {
        for (const call of ['draft', 'draft/remove', 'publish', 'unpublish', 'schedule/remove', 'preview'])
          assert.equal((await post(at(row, call), {}, undefined, as)).statusCode, status, `${call} as ${as}`);
        assert.equal((await api.get(at(row, 'draft'), as)).statusCode, status);
        assert.equal((await post(`/api/v2/${resource.name}/unpublished`, build(), undefined, as)).statusCode, status);
      }
      assert.equal((await post(at(row, 'publish'), { at: 'soon' })).statusCode, 422);
    });
  });
}

function kindOf({ name }: Resource): RecordKind {
  const kind = recordKinds.find((one) => one === name);
  if (kind === undefined) throw new Error(`${name} has no page of its own`);
  return kind;
}
