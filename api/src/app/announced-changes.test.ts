import { type BulkJob, bulkJobAnswerSchema } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { news } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { eventFigures } from '../infrastructure/changes/quiet-tables';
import { createRandom } from '../infrastructure/random/random';
import { contractCalls } from '../kit/core/contract/contract-calls';
import { publishDue } from '../kit/capabilities/drafts/publication-jobs';
import { encodeMultipart, findBody } from '../testing/bodies';
import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { bodyCalls } from '../testing/contract/call-schemas';
import { sample } from '../testing/contract/sample';
import { finishJob } from '../testing/finish-job';
import { schemaOf } from './docs/describe-call';
import { mountedResources } from './resources';

const hourMs = 3_600_000;
let api: TestApi;
let now = new Date();
let stop: () => void;
const announcedTables: string[] = [];
before(async () => {
  api = await buildTestApi({ clock: () => now });
  stop = api.api.watchChanges((change) => announcedTables.push(change?.table ?? ''));
  await untilAnnounced('areas', () => sql`update areas set updated_at = now() where id = 1`.execute(api.deps.db));
});
after(async () => {
  stop();
  await api.close();
});

async function untilAnnounced(table: string, repeat: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (let tries = 0; tries < 500 && !announcedTables.includes(table); tries += 1) {
    await repeat();
    await sleep(20);
  }
  assert.ok(announcedTables.includes(table), `${table} is not in ${announcedTables.join(' ')}`);
}

/** Runs some work and answers its result after the work has announced a change of a table. */
async function announces<T>(table: string, work: () => Promise<T>): Promise<T> {
  announcedTables.length = 0;
  const result = await work();
  await untilAnnounced(table);
  return result;
}

async function post<T>(url: string, status: number, body?: object): Promise<T> {
  const answer = await api.post(url, body, 'admin');
  assert.equal(answer.statusCode, status, answer.body);
  return answer.json<{ data: T }>().data;
}

const undoJob = async ({ id }: Pick<BulkJob, 'id'>): Promise<BulkJob> => {
  await post(`/api/v2/bulk_jobs/${id}/undo`, 202);
  return finishJob(api, id);
};

/** Pages are made again after these announcements, so each way to change many rows, or to change rows later, has them. */
describe('changes that are not made by one edit of one row are announced', () => {
  test('a bulk edit and its undo', async () => {
    const selection = { query: { where: JSON.stringify({ field: 'id', op: 'lte', value: 5 }) } };
    const body = { operation: 'edit', selection, values: { description: 'For all of them' } };
    const job = await announces('companies', async () => {
      const answer = await api.post('/api/v2/companies/bulk', body, 'admin');
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(api, bulkJobAnswerSchema.parse(answer.json()).data.id);
    });
    assert.equal(job.state, 'done');
    const undone = await announces('companies', () => undoJob(job));
    assert.equal(undone.state, 'undone');
  });

  test('an import and its undo', async () => {
    const form = new FormData();
    form.append('file', new Blob(['name\nAnnounced Ltd\n'], { type: 'text/csv' }), 'rows.csv');
    const upload = await encodeMultipart(form);
    const answer = await api.send({ method: 'POST', url: '/api/v2/companies/imports', ...upload }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { id, mapping } = answer.json<{ data: { id: number; mapping: unknown } }>().data;
    await post(`/api/v2/imports/${id}/check`, 200, { mapping, key: 'none' });
    const job = await announces('companies', async () => {
      const newJob = await post<BulkJob>(`/api/v2/imports/${id}/run`, 202);
      return finishJob(api, newJob.id);
    });
    assert.equal(job.state, 'done');
    const undone = await announces('companies', () => undoJob(job));
    assert.equal(undone.state, 'undone');
  });

  test('a planned publication and the planned end of one', async () => {
    const build = findBody(news);
    assert.ok(build);
    const { id } = await post<{ id: number }>('/api/v2/news/unpublished', 201, build());
    for (const action of ['publish', 'unpublish']) {
      await post(`/api/v2/news/${id}/${action}`, 200, { at: new Date(now.getTime() + hourMs).toISOString() });
      now = new Date(now.getTime() + hourMs + 1);
      await announces('news', async () => assert.equal(await publishDue(api.deps, mountedResources), 1));
    }
  });

  test('a removal and its undo', async () => {
    await announces('companies', () => post('/api/deletecompany?id=7', 200));
    await announces('companies', () => post('/api/v2/companies/7/restore', 200));
  });
});

describe('the changes that the contract declares', () => {
  const ofResources = new Set(
    mountedResources.flatMap(({ resource }) => Object.values<WireCall>({ ...resource.wire })),
  );
  const random = createRandom(20_261_123);
  const sentBodies: Readonly<Record<string, object>> = {
    '/api/login': { email: 'latina@enlace.test', password: 'enlace-demo-1' },
    '/api/v2/{resource}/{id}/presence': { state: 'editing' },
    '/api/v2/{resource}/{id}/draft': { name: 'A draft' },
    '/api/v2/views/add': { resource: 'companies', name: 'Mine', query: 'sort=name' },
  };

  test('cover every call outside the resources', () => {
    const isDeclared = ({ changes }: WireCall) => changes !== undefined;
    const isWriteOutside = (call: WireCall) => call.method === 'POST' && !ofResources.has(call);
    assert.deepEqual(
      contractCalls()
        .filter((call) => isDeclared(call) !== isWriteOutside(call))
        .map(({ path }) => path),
      [],
      'writes outside the resources, and no other calls, have `{ changes: […] }`',
    );
  });

  test('are names of resources', () => {
    const names = new Set(['{resource}', 'any', ...mountedResources.map(({ resource }) => resource.name)]);
    const declaredNames = contractCalls().flatMap(({ changes = [] }) => changes);
    assert.deepEqual(
      declaredNames.filter((name) => !names.has(name)),
      [],
    );
  });

  test('are none for the calls that announce none', async () => {
    const schemas = new Map(bodyCalls().map(({ call, schema }) => [call.path, schema]));
    const { rows } = await sql<{ slug: string }>`select slug from courses where deleted_at is null limit 1`.execute(
      api.deps.db,
    );
    const quietCalls = contractCalls().filter(({ changes }) => changes?.length === 0);
    const servedPaths = new Set<string>();
    const send = async (call: WireCall) => {
      const schema = schemas.get(call.path) ?? null;
      const url = call.path
        .replace('{resource}', 'companies')
        .replace('{offset}', '0')
        .replaceAll(/\{\w+\}/g, '3');
      const shape = schema === null ? {} : schemaOf(schema, 'input');
      const fixedBody = call.path === '/api/getcoursebyslug' ? rows[0] : sentBodies[call.path];
      const bodies = fixedBody === undefined ? [1, 2, 3].map(() => sample(shape, random)) : [fixedBody];
      for (const body of bodies) {
        const answer = await api.send({ method: 'POST', url, payload: { ...(body as object) } }, 'admin');
        assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`);
        if (answer.statusCode < 300) servedPaths.add(call.path);
      }
    };
    // Several calls share the wait for their announcements; a failure names them.
    for (let first = 0; first < quietCalls.length; first += 8) {
      const calls = quietCalls.slice(first, first + 8);
      announcedTables.length = 0;
      for (const call of calls) await send(call);
      // A call can also announce a change by a job that runs a second later.
      await sql`update background_jobs set due_at = now() - interval '1 second' where state = 'waiting'`.execute(
        api.deps.db,
      );
      await api.finishJobs();
      await sql`update areas set updated_at = now() where id = 1`.execute(api.deps.db);
      await untilAnnounced('areas');
      assert.deepEqual(
        // Presence is for the editors of the record, notifications are for bells; no page reads them. Figures of an event
        // are for kept pages alone, and no resource.
        announcedTables.filter(
          (table) => table !== 'areas' && table !== eventFigures && !/^(presence|notifications):/.test(table),
        ),
        [],
        calls.map(({ path }) => path).join(' '),
      );
    }
    assert.ok(servedPaths.size >= 20, [...servedPaths].join(' '));
  });
});
