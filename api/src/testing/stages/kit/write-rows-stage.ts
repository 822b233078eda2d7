import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { findBody } from '../../bodies';
import { buildTestApi, type TestApi } from '../../build-test-api';
import { createTraceReader, type Traces } from '../../row-traces';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';
import { createWriteCalls, urlOf } from './write-calls';
import { importFields } from '../../../kit/capabilities/import/import-fields';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';

const testedResources = wideResources(1);
let api: TestApi;
let folder: string;
/** Address of a stored picture. */
let picture: string;

const { db, storePicture, post, runJob, runImport, waysOf, testRow, makeChange } = createWriteCalls(() => api);

/** All ways; in the first tier the first one and one of the others, in turn. */
function someOf<T>(tier: Tier, ways: readonly T[], mountedResource: MountedResource): readonly T[] {
  if (tier === 'full') return ways;
  const [first, ...others] = ways;
  return [first, others[testedResources.indexOf(mountedResource) % others.length]].filter((way) => way !== undefined);
}

/** All resources; in the first tier every second one. */
function halfOf(tier: Tier, rest: 0 | 1): readonly MountedResource[] {
  return testedResources.filter((_, index) => tier === 'full' || index % 2 === rest);
}

/**
 * All writes use one pipeline: the same change leaves the same row, revision, audit entry, media uses and search
 * entry for every kind of write, and its undo restores the earlier state.
 */
export function testWrites(tier: Tier): void {
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

  describe('an edit', () => {
    for (const mountedResource of testedResources.filter(({ resource }) => resource.wire.edit !== undefined))
      test(`of ${mountedResource.resource.name} has the same result by every way, and is undone by every way`, async () => {
        const change = await makeChange(mountedResource, await testRow(mountedResource));
        assert.ok(Object.keys(change.body).length > 0, 'something changes');
        const traces = createTraceReader(db(), mountedResource);
        const start = await traces.read(change.id);
        const tracesByWay = new Map<string, { made: Traces; back: Traces }>();
        for (const { name, write } of someOf(tier, waysOf(mountedResource, change), mountedResource)) {
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
    for (const mountedResource of halfOf(tier, 0)) {
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
    for (const mountedResource of halfOf(tier, 1).filter(({ resource }) => resource.wire.remove !== undefined))
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
        const ways = [removeForUndo, bulk, ...(resource.capabilities.trash ? [removeForTrash] : [])];
        for (const write of someOf(tier, ways, mountedResource)) {
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
}

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
