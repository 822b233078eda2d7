import type { LightMyRequestResponse } from 'fastify';
import type { BulkJob, Import, ImportCheck } from '@enlace/shared-contract/admin';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Db } from '../../../infrastructure/db/database';
import { importFields } from '../../../kit/capabilities/import/import-fields';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { encodeMultipart } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { tableContents } from '../../table-contents';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

/** Text of a file with these lines. */
export const lines = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;

/** Calls of imports and exports. `findApi` returns the API that answers them. */
export function createImportCalls(findApi: () => TestApi) {
  const upload = async (
    resource: string,
    file: string | Buffer,
    as: Caller = 'admin',
    settings: object = {},
  ): Promise<LightMyRequestResponse> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(settings)) form.append(name, String(value));
    form.append('file', new Blob([file], { type: 'text/csv' }), 'rows.csv');
    const url = `/api/v2/${resource}/imports`;
    return findApi().send({ method: 'POST', url, ...(await encodeMultipart(form)) }, as);
  };
  return {
    upload,
    uploadFile: async (resource: string, file: string | Buffer): Promise<Import> => {
      const answer = await upload(resource, file);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: Import }>().data;
    },
    checkImport: async ({ id, mapping }: Import, key = 'none', more: object = {}): Promise<ImportCheck> => {
      const answer = await findApi().post(`/api/v2/imports/${id}/check`, { mapping, key, ...more }, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: ImportCheck }>().data;
    },
    runImport: async ({ id }: Import): Promise<BulkJob> => {
      const answer = await findApi().post(`/api/v2/imports/${id}/run`, undefined, 'admin');
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(findApi(), answer.json<{ data: BulkJob }>().data.id);
    },
    undoJob: async (job: BulkJob): Promise<BulkJob> => {
      const answer = await findApi().post(`/api/v2/bulk_jobs/${job.id}/undo`, undefined, 'admin');
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(findApi(), job.id);
    },
    exportFile: async (resource: string, body: object, query = ''): Promise<string> => {
      const answer = await findApi().post(`/api/v2/${resource}/export?${query}`, body, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.body;
    },
    /** The query of a list with the first rows, and the last id. */
    someRows: async ({ options }: MountedResource, rowCount: number) => {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(options.repository.table)} order by id
        limit ${rowCount}`.execute(findApi().deps.db);
      const lastId = rows.at(-1)?.id ?? 1;
      return {
        lastId,
        query: `where=${encodeURIComponent(JSON.stringify({ field: 'id', op: 'lte', value: lastId }))}`,
      };
    },
  };
}

/** An unchanged spreadsheet of each resource changes nothing: in each language, or in the first tier in one in turn. */
export function testUnchangedSheets(findApi: () => TestApi, tier: Tier): void {
  const { upload, checkImport, exportFile, someRows } = createImportCalls(findApi);
  for (const [turn, mountedResource] of wideResources(0).entries()) {
    const { resource } = mountedResource;
    if (!resource.capabilities.import || resource.wire.edit === undefined) continue;

    test(`an unchanged spreadsheet of ${resource.name} changes nothing`, async () => {
      const columns = importFields(mountedResource)
        .filter(({ isKey, field }) => !isKey || field === 'id')
        .map(({ field }) => ({ field }));
      const shownFields = Object.keys(resource.listEntity.shape).filter((name) =>
        ['country', 'company', 'updated_at'].includes(name),
      );
      const body = { columns: [...columns, ...shownFields.map((field) => ({ field }))], tz: 'America/Bogota' };
      for (const lang of tier === 'full' ? locales : locales.filter((_, index) => index === turn % locales.length)) {
        const { query } = await someRows(mountedResource, 25);
        const file = await exportFile(resource.name, body, `${query}&lang=${lang}`);
        const answer = await upload(resource.name, file, 'admin', { tz: 'America/Bogota' });
        const startedImport = answer.json<{ data: Import }>().data;
        assert.equal(startedImport.key, 'id');
        const check = await checkImport(startedImport, 'id');
        const expectedCounts = { create: 0, update: 0, skip: startedImport.rows_count, fail: 0 };
        assert.deepEqual(check.counts, expectedCounts, `${lang} ${JSON.stringify(check.failed.slice(0, 3))}`);
      }
    });
  }
}

/** Imports the export of each resource again after values were removed, and undoes that. */
export function testOwnExports(findApi: () => TestApi, tier: Tier): void {
  const { uploadFile, checkImport, exportFile, runImport, undoJob, someRows } = createImportCalls(findApi);
  for (const mountedResource of wideResources(2)) {
    const { resource } = mountedResource;
    if (!resource.capabilities.import || resource.wire.edit === undefined) continue;

    test(`${resource.name} are imported from their own export, and the import is undone`, async () => {
      const columns = importFields(mountedResource)
        .filter(({ isKey, field }) => !isKey || field === 'id')
        .map(({ field }) => ({ field }));
      const body = { columns, for_import: true };
      const { db } = findApi().deps;
      const { lastId, query } = await someRows(mountedResource, tier === 'full' ? 25 : 8);
      const file = await exportFile(resource.name, body, query);
      const first = await uploadFile(resource.name, file);
      assert.deepEqual(Object.keys(first.mapping).length, columns.length, 'every column is recognised');
      const same = await checkImport(first, 'id');
      assert.deepEqual(
        same.counts,
        { create: 0, update: 0, skip: first.rows_count, fail: 0 },
        JSON.stringify(same.failed.slice(0, 3)),
      );
      await spoil(db, mountedResource, lastId);
      const again = await checkImport(first, 'id');
      assert.equal(again.counts.fail, 0, JSON.stringify(again.failed.slice(0, 3)));
      const spoiledContents = await tableContents(db, mountedResource);
      const job = await runImport(first);
      assert.deepEqual([job.state, job.succeeded, job.failed], ['done', again.counts.update, 0]);
      assert.equal(await exportFile(resource.name, body, query), file);
      if (job.succeeded === 0) return;
      const back = await undoJob(job);
      assert.deepEqual([back.state, back.undone], ['undone', { succeeded: job.succeeded, left: 0 }]);
      assert.equal(await tableContents(db, mountedResource), spoiledContents);
    });
  }
}

/** Removes values from the rows that the file contains. */
async function spoil(db: Db, { resource, options }: MountedResource, lastId: number): Promise<void> {
  if (resource.translatable.length > 0)
    await sql`update ${sql.table(options.repository.table)} set translations = '{}' where id <= ${lastId}`.execute(db);
  for (const pair of Object.values(options.relations ?? {}))
    // The first account is the sender's, whose rights must stay.
    await sql`delete from ${sql.table(pair.table)}
      where ${sql.ref(pair.own)} <> 1 and ${sql.ref(pair.own)} <= ${lastId}`.execute(db);
}
