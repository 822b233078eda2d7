import type { BulkJob, Import } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import sharp from 'sharp';
import * as z from 'zod/mini';

import { encodeMultipart, findBody } from '../../bodies';
import type { TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { isBulkField } from '../../../kit/capabilities/bulk/bulk-values';
import { importFields } from '../../../kit/capabilities/import/import-fields';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';

/** One kind of write of the same change, with its undo. */
interface Way {
  readonly name: string;
  /** Writes the change. Answers the function that undoes it. */
  readonly write: () => Promise<() => Promise<unknown>>;
}

interface Change {
  readonly id: number;
  /** Body of an edit. */
  readonly body: Row;
  /** Line of an import file. */
  readonly line: Readonly<Record<string, string>>;
}

export const urlOf = (path: string, id: number): string => path.replace('{id}', String(id));

/** The ways to write a row. `findApi` returns the API that is called. */
export function createWriteCalls(findApi: () => TestApi) {
  const db = () => findApi().deps.db;

  /** Stores a picture with a row that shows it. Answers its address. */
  async function storePicture(background: string): Promise<string> {
    const content = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('title', 'With a picture');
    form.append('featured_image', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'picture.png');
    const answer = await findApi().send(
      { method: 'POST', url: '/api/addnews', ...(await encodeMultipart(form)) },
      'admin',
    );
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: { featured_image: { url: string } } }>().data.featured_image.url;
  }

  async function post(url: string, body?: object): Promise<Row> {
    const answer = await findApi().post(url, body, 'admin');
    assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
    return answer.json<Row>();
  }

  async function runJob(job: unknown): Promise<() => Promise<unknown>> {
    const { id } = (job as { data: BulkJob }).data;
    const { state, succeeded: succeededCount, failed: failedCount, reasons } = await finishJob(findApi(), id);
    assert.deepEqual([state, succeededCount, failedCount], ['done', 1, 0], JSON.stringify(reasons));
    return async () => {
      await post(`/api/v2/bulk_jobs/${id}/undo`);
      const { undone: undoneCounts } = await finishJob(findApi(), id);
      assert.deepEqual(undoneCounts, { succeeded: 1, left: 0 });
    };
  }

  async function runImport(resource: string, line: Readonly<Record<string, string>>, key: string) {
    const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const file = [Object.keys(line), Object.values(line)].map((cells) => cells.map(cell).join()).join('\r\n');
    const form = new FormData();
    form.append('file', new Blob([file], { type: 'text/csv' }), 'rows.csv');
    const encodedForm = await encodeMultipart(form);
    const answer = await findApi().send(
      { method: 'POST', url: `/api/v2/${resource}/imports`, ...encodedForm },
      'admin',
    );
    assert.equal(answer.statusCode, 201, answer.body);
    const { id } = answer.json<{ data: Import }>().data;
    const mapping = Object.fromEntries(Object.keys(line).map((field, column) => [field, column]));
    const check = await post(`/api/v2/imports/${id}/check`, { mapping, key });
    assert.deepEqual((check as { data: { failed: unknown } }).data.failed, []);
    return runJob(await post(`/api/v2/imports/${id}/run`));
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
      runJob(
        await post(`/api/v2/${resource.name}/bulk`, { operation: 'edit', selection: { ids: [id] }, values: body }),
      );
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

  return { db, storePicture, post, runJob, runImport, waysOf, testRow, makeChange };
}
