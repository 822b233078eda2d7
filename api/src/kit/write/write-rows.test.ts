import type { BulkJob, Import } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import * as z from 'zod/mini';

import { encodeMultipart, findBody } from '../../testing/bodies';
import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { finishJob } from '../../testing/finish-job';
import { createTraceReader, type Traces } from '../../testing/row-traces';
import { wideResources } from '../../testing/wide-resources';
import { isBulkField } from '../bulk/bulk-values';
import { importFields } from '../import/import-fields';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';

/**
 * All writes use one pipeline: the same change leaves the same row, revision, audit entry, media uses and search
 * entry for every kind of write, and its undo restores the earlier state.
 */
const testedResources = wideResources(1);
let api: TestApi;
let folder: string;
/** Address of a stored picture. */
let picture: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-files-'));
  const now = new Date();
  api = await buildTestApi({ env: { dataDir: folder }, clock: () => now });
  await storePicture('#e8b13a');
  await sql`delete from media_uses`.execute(db());
  picture = await storePicture('#15807c');
});
after(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const db = () => api.deps.db;
/** Stores a picture with a row that shows it. Answers its address. */
async function storePicture(background: string): Promise<string> {
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('title', 'With a picture');
  form.append('featured_image', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'picture.png');
  const answer = await api.send({ method: 'POST', url: '/api/addnews', ...(await encodeMultipart(form)) }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { featured_image: { url: string } } }>().data.featured_image.url;
}

const urlOf = (path: string, id: number): string => path.replace('{id}', String(id));

async function post(url: string, body?: object): Promise<Row> {
  const answer = await api.post(url, body, 'admin');
  assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
  return answer.json<Row>();
}

/** One kind of write of the same change, with its undo. */
interface Way {
  readonly name: string;
  /** Writes the change. Answers the function that undoes it. */
  readonly write: () => Promise<() => Promise<unknown>>;
}

async function runJob(job: unknown): Promise<() => Promise<unknown>> {
  const { id } = (job as { data: BulkJob }).data;
  const { state, succeeded: succeededCount, failed: failedCount, reasons } = await finishJob(api, id);
  assert.deepEqual([state, succeededCount, failedCount], ['done', 1, 0], JSON.stringify(reasons));
  return async () => {
    await post(`/api/v2/bulk_jobs/${id}/undo`);
    const { undone: undoneCounts } = await finishJob(api, id);
    assert.deepEqual(undoneCounts, { succeeded: 1, left: 0 });
  };
}

async function runImport(resource: string, line: Readonly<Record<string, string>>, key: string) {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const file = [Object.keys(line), Object.values(line)].map((cells) => cells.map(cell).join()).join('\r\n');
  const form = new FormData();
  form.append('file', new Blob([file], { type: 'text/csv' }), 'rows.csv');
  const encodedForm = await encodeMultipart(form);
  const answer = await api.send({ method: 'POST', url: `/api/v2/${resource}/imports`, ...encodedForm }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json<{ data: Import }>().data;
  const mapping = Object.fromEntries(Object.keys(line).map((field, column) => [field, column]));
  const check = await post(`/api/v2/imports/${id}/check`, { mapping, key });
  assert.deepEqual((check as { data: { failed: unknown } }).data.failed, []);
  return runJob(await post(`/api/v2/imports/${id}/run`));
}

interface Change {
  readonly id: number;
  /** Body of an edit. */
  readonly body: Row;
  /** Line of an import file. */
  readonly line: Readonly<Record<string, string>>;
}

function waysOf({ resource }: MountedResource, { id, body, line }: Change): Way[] {
  const { edit } = resource.wire;
  if (edit === undefined) return [];
  const single = async () => {
    await post(urlOf(edit.path, id), body);
    const { rows } = await sql<{ n: number }>`select max(n) as n from revisions
      where resource = ${resource.name} and row_id = ${id}`.execute(db());
    const last = Number(rows[0]?.n);
    return () => post(`/api/v2/${resource.name}/${id}/revisions/${last - 1}/restore`, {});
  };
  const bulk = async () =>
    runJob(await post(`/api/v2/${resource.name}/bulk`, { operation: 'edit', selection: { ids: [id] }, values: body }));
  const importRow = () => runImport(resource.name, { id: String(id), ...line }, 'id');
  return [
    { name: 'single', write: single },
    { name: 'bulk', write: bulk },
    ...(resource.capabilities.import ? [{ name: 'import', write: importRow }] : []),
  ];
}

/** A row that the admin may edit and remove: a new one when the tests have a body for it. */
async function testRow({ resource, options }: MountedResource): Promise<Row> {
  const { add } = resource.wire;
  const build = findBody(resource);
  if (add !== undefined && build !== undefined) await post(add.path, build());
  const { rows } = await sql<Row>`select t.* from ${sql.table(options.repository.table)} t
    where ${resource.isSoftDeleted ? sql`deleted_at is null` : sql`true`}
    and (${resource.name} <> 'media' or t.id not in (select media_id from media_uses))
    order by id desc limit 1`.execute(db());
  const [row] = rows;
  assert.ok(row, 'the seed has rows of every resource');
  return row;
}

/** A change of some texts and of a relation. */
async function makeChange(mountedResource: MountedResource, row: Row): Promise<Change> {
  const { resource, options } = mountedResource;
  const id = Number(row['id']);
  const partial = z.partial(resource.write);
  const fields = importFields(mountedResource).map(({ field }) => field);
  const texts = Object.keys(resource.write.shape).flatMap((name) => {
    const was = row[name] ?? '';
    if (typeof was !== 'string' || options.repository.columns[name] !== 'plain' || name === 'email') return [];
    const text = `${was.replace(/<[^>]*>/g, '').slice(0, 60)} bis`.trim();
    const isTaken = !fields.includes(name) && resource.wire.add !== undefined;
    if (isTaken || !isBulkField(resource, options, name) || !partial.safeParse({ [name]: text }).success) return [];
    return [[name, text] as const];
  });
  const body: Row = Object.fromEntries(texts.slice(0, 3));
  const line: Record<string, string> = Object.fromEntries(texts.slice(0, 3));
  for (const { field, attach } of resource.relations.slice(0, 2)) {
    const pair = options.relations?.[field];
    if (pair === undefined || resource.name === 'users') continue;
    const heldPairs = await sql<{ id: number }>`select ${sql.ref(pair.other)} as id from ${sql.table(pair.table)}
      where ${sql.ref(pair.own)} = ${id}`.execute(db());
    const ids = heldPairs.rows.map((one) => one.id);
    const free = await sql<{ id: number }>`select id from ${sql.table(pair.target)}
      where not (id = any(${ids}::bigint[])) and id <> ${id} ${pair.isSoftDeleted ? sql`and deleted_at is null` : sql``}
      order by id limit 1`.execute(db());
    const [target] = free.rows;
    if (target === undefined) continue;
    body[attach] = [target.id];
    line[field] = [...ids, target.id].join(';');
  }
  return { id, body, line };
}

describe('an edit', () => {
  for (const mountedResource of testedResources.filter(({ resource }) => resource.wire.edit !== undefined))
    test(`of ${mountedResource.resource.name} has the same result by every way, and is undone by every way`, async () => {
      const change = await makeChange(mountedResource, await testRow(mountedResource));
      assert.ok(Object.keys(change.body).length > 0, 'something changes');
      const traces = createTraceReader(db(), mountedResource);
      const start = await traces.read(change.id);
      const tracesByWay = new Map<string, { made: Traces; back: Traces }>();
      for (const { name, write } of waysOf(mountedResource, change)) {
        const undo = await write();
        const madeTraces = await traces.read(change.id);
        assert.notDeepEqual(madeTraces.row, start.row, `${name} changes the row`);
        await undo();
        const back = await traces.read(change.id);
        assert.deepEqual(stateOf(back), stateOf(start), `the undo of ${name} restores the state before`);
        tracesByWay.set(name, { made: madeTraces, back });
      }
      const single = tracesByWay.get('single');
      for (const [name, { made: madeTraces, back }] of tracesByWay) {
        assert.deepEqual(withoutWays(madeTraces), withoutWays(single?.made), name);
        assert.deepEqual(actionsOf(madeTraces), { revisions: [wayNames[name]], audits: ['edit'] });
        assert.deepEqual(back.revisions, single?.back.revisions, `the undo of ${name}`);
        assert.deepEqual(actionsOf(back), { revisions: ['revert'], audits: ['revert'] }, `the undo of ${name}`);
        if (mountedResource.options.parent === undefined) continue;
        assert.deepEqual(parentActions(madeTraces), [wayNames[name]], `the parent's history of ${name}`);
        assert.deepEqual(parentActions(back), ['revert'], `the parent's history of the undo of ${name}`);
      }
    });
});

describe('a new row', () => {
  for (const mountedResource of testedResources) {
    const { resource, options } = mountedResource;
    const { add } = resource.wire;
    const build = findBody(resource);
    if (add === undefined || build === undefined || !resource.capabilities.import) continue;

    test(`of ${resource.name} is the same from a form and from a file`, async () => {
      const { body, line } = importable(mountedResource, build());
      const { data } = (await post(add.path, body)) as { data: { id: number } };
      const traces = createTraceReader(db(), mountedResource);
      const single = await traces.read(data.id);
      await sql`delete from ${sql.table(options.repository.table)} where id = ${data.id}`.execute(db());
      const undo = await runImport(resource.name, line, 'none');
      const { rows } = await sql<{ id: number }>`select max(id) as id
        from ${sql.table(options.repository.table)}`.execute(db());
      const id = Number(rows[0]?.id);
      const importTraces = await traces.read(id);
      assert.deepEqual(withoutWays(importTraces), withoutWays(single));
      assert.deepEqual(actionsOf(importTraces), { revisions: ['import'], audits: ['add'] });
      if (options.parent !== undefined) assert.deepEqual(parentActions(importTraces), ['import']);
      if (Object.values(options.files ?? {}).includes('image')) assert.equal(importTraces.mediaUses.length, 1);
      await undo();
      assert.deepEqual(actionsOf(await traces.read(id)), { revisions: ['remove'], audits: ['remove'] });
    });
  }
});

describe('a removal', () => {
  for (const mountedResource of testedResources.filter(({ resource }) => resource.wire.remove !== undefined))
    test(`of ${mountedResource.resource.name} has the same result by every way, and every way back restores the row`, async () => {
      const { resource } = mountedResource;
      const { id: rowId } = await testRow(mountedResource);
      const id = Number(rowId);
      const traces = createTraceReader(db(), mountedResource);
      const start = await traces.read(id);
      const remove = async (): Promise<number> => {
        const { undo } = (await post(urlOf(resource.wire.remove?.path ?? '', id))) as { undo: { id: number } };
        return undo.id;
      };
      const removeForUndo = async () => {
        const removal = await remove();
        return () => post(`/api/v2/removals/${removal}/undo`);
      };
      const bulk = async () =>
        runJob(await post(`/api/v2/${resource.name}/bulk`, { operation: 'remove', selection: { ids: [id] } }));
      const removeForTrash = async () => {
        await remove();
        return () => post(`/api/v2/${resource.name}/${id}/restore`);
      };
      const tracePairs: { made: Traces; back: Traces }[] = [];
      for (const write of [removeForUndo, bulk, ...(resource.capabilities.trash ? [removeForTrash] : [])]) {
        const takeBack = await write();
        const madeTraces = await traces.read(id);
        assert.equal(madeTraces.search.length, 0);
        await takeBack();
        const back = await traces.read(id);
        assert.deepEqual(stateOf(back), stateOf(start));
        const revisions = (action: string) => (resource.capabilities.history ? [action] : []);
        assert.deepEqual(actionsOf(madeTraces), { revisions: revisions('remove'), audits: ['remove'] });
        assert.deepEqual(actionsOf(back), { revisions: revisions('restore'), audits: ['restore'] });
        if (mountedResource.options.parent !== undefined)
          assert.deepEqual([parentActions(madeTraces).length, parentActions(back).length], [1, 1]);
        tracePairs.push({ made: madeTraces, back });
      }
      for (const { made: madeTraces, back } of tracePairs) {
        assert.deepEqual(withoutWays(madeTraces), withoutWays(tracePairs[0]?.made));
        assert.deepEqual(withoutWays(back), withoutWays(tracePairs[0]?.back));
      }
    });
});

/** Name of the change in the history, by the kind of write. */
const wayNames: Readonly<Record<string, string>> = { single: 'edit', bulk: 'bulk', import: 'import' };

/** The parts of a body that a file can contain, and a line with them; a file field gets a picture. */
function importable(mountedResource: MountedResource, whole: Row): { body: Row; line: Record<string, string> } {
  const { options } = mountedResource;
  const body: Row = {};
  const line: Record<string, string> = {};
  const translations: Record<string, Row> = {};
  for (const { field, kind, relation, translation, isKey } of importFields(mountedResource)) {
    const sentValue = relation === undefined ? whole[field] : whole[relation.attach];
    if (kind === 'file' && options.files?.[field] === 'image') {
      body[field] = picture;
      line[field] = picture;
    } else if (translation !== undefined) {
      const [lang, name] = translation;
      const text = (whole['translations'] as Record<string, Row> | undefined)?.[lang]?.[name];
      if (typeof text !== 'string') continue;
      translations[lang] = { ...translations[lang], [name]: text };
      line[field] = text;
    } else if (sentValue !== undefined && sentValue !== null && !isKey) {
      body[relation?.attach ?? field] = sentValue;
      line[field] = Array.isArray(sentValue) ? sentValue.join(';') : String(sentValue);
    }
  }
  return { body: Object.keys(translations).length === 0 ? body : { ...body, translations }, line };
}

function stateOf({ row, related: relatedRows, mediaUses, search }: Traces): object {
  return { row, related: relatedRows, mediaUses, search };
}

/** The traces without the kind of write and the time of a removal. */
function withoutWays(traces: Traces | undefined): object {
  const timeless = (values: unknown): object | null =>
    typeof values === 'object' && values !== null ? { ...values, deleted_at: null, updated_at: null } : null;
  return {
    ...traces,
    row: timeless(traces?.row ?? null),
    revisions: traces?.revisions.map((revision) => ({ ...revision, action: '' })),
    parentRevisions: traces?.parentRevisions.map((revision) => ({ ...revision, action: '' })),
    audits: traces?.audits.map((entry) => ({
      ...entry,
      before: timeless(entry['before']),
      after: timeless(entry['after']),
    })),
  };
}

function actionsOf({ revisions, audits }: Traces): object {
  const action = (entry: Row): unknown => entry['action'];
  return { revisions: revisions.map(action), audits: audits.map(action) };
}

function parentActions({ parentRevisions }: Traces): unknown[] {
  return parentRevisions.map((entry) => entry['action']);
}
