import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';

import { UploadedFile } from '../../infrastructure/http/uploaded-file';
import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { cleanFiles } from './clean-files';
import { removeFilesLater } from '../../infrastructure/files/file-jobs';
import { filesPath, type Medium } from '../../infrastructure/files/media.repository';
import { storeUpload } from '../../infrastructure/files/store-upload';

const dayMs = 86_400_000;

describe('files that nothing uses', () => {
  let folder: string;
  let api: TestApi;
  let fileCount = 0;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-clean-'));
    api = await buildTestApi({ env: { dataDir: folder } });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const store = async (isPublic: boolean): Promise<Medium> => {
    fileCount += 1;
    const background = { r: fileCount * 20, g: 10, b: 10 };
    const content = await sharp({ create: { width: 1700, height: 20, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const upload = new UploadedFile({ path, name: 'a.jpg', type: 'image/jpeg', size: content.length });
    return storeUpload(api.deps, upload, { kind: 'image', field: 'a', locale: 'en', createdBy: null, isPublic });
  };
  const clean = async (days: number): Promise<number> => {
    const count = await cleanFiles({ ...api.deps, clock: () => new Date(api.deps.clock().getTime() + days * dayMs) });
    await api.finishJobs();
    return count;
  };
  const statuses = async ({ variants }: Medium): Promise<number[]> => {
    const answers = await Promise.all(variants.map(({ url }) => api.get(url, 'admin')));
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  };
  const filesOf = async ({ hash }: Medium): Promise<string[]> => {
    const all = await readdir(folder, { recursive: true });
    return all.filter((path) => path.includes(`${hash.slice(0, 32)}/`));
  };

  test('are removed after a week in all sizes, with an audit entry; used and new files stay', async () => {
    const { db } = api.deps;
    const [unusedFile, usedFile, libraryFile] = [await store(false), await store(false), await store(true)];
    await sql`update users set avatar = ${JSON.stringify({ url: usedFile.variants[0]?.url, alt: '' })}
      where id = 1`.execute(db);
    assert.ok((await filesOf(unusedFile)).length > 3);
    assert.equal(await clean(6), 0);
    assert.equal(await clean(8), 1);
    assert.deepEqual([await statuses(unusedFile), await filesOf(unusedFile)], [[404], []]);
    assert.deepEqual([await statuses(usedFile), await statuses(libraryFile)], [[200], [200]]);
    const { rows } = await sql<{ row_id: string; actor_id: number | null }>`select row_id, actor_id
      from audit_entries where resource = 'media' and action = 'clean'`.execute(db);
    assert.deepEqual(rows, [{ row_id: String(unusedFile.id), actor_id: null }]);
    await sql`update users set avatar = null where id = 1`.execute(db);
    assert.deepEqual([await clean(8), await clean(8)], [1, 0]);
  });

  test('of the library are removed from its trash only, after thirty days, unless a row uses them', async () => {
    const { db } = api.deps;
    const [one, two] = [await store(true), await store(true)];
    assert.equal(await clean(400), 0);
    await sql`update media set deleted_at = ${api.deps.clock()} where id in (${one.id}, ${two.id})`.execute(db);
    await sql`insert into media_uses (media_id, resource, row_id, label) values (${two.id}, 'news', 1, 'x')`.execute(
      db,
    );
    assert.deepEqual([await clean(29), await clean(31)], [0, 1]);
    assert.deepEqual([await statuses(one), await statuses(two)], [[404], [200]]);
  });

  test('stay when the same content was uploaded again before they were removed', async () => {
    const medium = await store(true);
    await removeFilesLater(
      api.deps.db,
      medium.variants.map(({ url }) => url.slice(filesPath.length)),
    );
    await api.finishJobs();
    assert.deepEqual(await statuses(medium), [200]);
  });
});
