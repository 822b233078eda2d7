import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { UploadedFile } from '../../infrastructure/http/uploaded-file';
import type { TestApi } from '../../testing/build-test-api';
import { createFolderStore, fileKey } from '../../infrastructure/files/file-store';
import { documentKindOf } from '../../infrastructure/files/file-types';
import { storeUpload } from '../../infrastructure/files/store-upload';
import { shareTestApi } from '../../testing/shared-api';

const pdf = Buffer.from('%PDF-1.7\n% documents\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');

describe('documents', () => {
  let folder: string;
  let api: TestApi;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-files-'));
    api = await shareTestApi();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const upload = async (name: string, content: Buffer | string): Promise<UploadedFile> => {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    return new UploadedFile({ path, name, type: 'application/pdf', size: Buffer.byteLength(content) });
  };
  const options = { kind: 'document', field: 'attachment', locale: 'en', createdBy: null, isPublic: false } as const;

  test('are recognised by their content, plain text also by its name', async () => {
    for (const [name, content, kind] of [
      ['cv.exe', pdf, 'pdf'],
      ['lista.CSV', 'nombre,país\nÑusta,PE\n', 'csv'],
      ['nota.txt', 'Hola', 'txt'],
      ['cv.pdf', 'not a PDF', null],
      ['page.html', '<script>alert(1)</script>', null],
      ['lista.csv', Buffer.from([0, 1, 2, 3]), null],
      ['lista.csv', Buffer.from([0xff, 0xfe, 0x41, 0xc3]), null],
      ['lista.csv', '', null],
      ['tool.csv', Buffer.from('MZ\u0000\u0001'.padEnd(200, '\u0000')), null],
    ] as const)
      assert.equal(await documentKindOf(await upload(name, content)), kind, name);
    const accents = Buffer.from('ñ'.repeat(40_000));
    assert.equal(await documentKindOf(await upload('cut.txt', accents)), 'txt', 'a character across the cut');
  });

  test('are downloaded under a name of ours, and cannot run', async () => {
    const medium = await storeUpload(api.deps, await upload('../../<b>cv.pdf', pdf), options);
    assert.match(medium.url, /^\/api\/v2\/files\/[0-9a-f]{32}\/file\.pdf$/);
    const file = await api.get(medium.url, 'admin');
    assert.deepEqual([file.statusCode, file.rawPayload.equals(pdf)], [200, true]);
    assert.match(String(file.headers['content-disposition']), /^attachment; filename="[0-9a-f]{32}\.pdf"$/);
    assert.match(String(file.headers['content-security-policy']), /sandbox/);
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.equal(file.headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal((await storeUpload(api.deps, await upload('again.pdf', pdf), options)).id, medium.id);
  });

  test('of a form are for editors only', async () => {
    const urls = async (as: 'admin' | 'latinas' | null) =>
      (await api.get('/api/media/list', as)).json<{ data: { url: string }[] }>().data.map(({ url }) => url);
    const medium = await storeUpload(api.deps, await upload('cv.pdf', pdf), options);
    assert.deepEqual(
      [await urls('admin'), await urls('latinas'), await urls(null)].map((list) => list.includes(medium.url)),
      [true, false, false],
    );
    assert.equal((await api.get(`/api/v2/media/${medium.id}`)).statusCode, 404);
  });

  test('of other types are refused on the field', async () => {
    await assert.rejects(storeUpload(api.deps, await upload('a.pdf', 'x'), options), {
      code: 'VALIDATION_FAILED',
      fields: { attachment: ['Please choose a PDF, Word, Excel, CSV or text file.'] },
    });
  });
});

describe('the folder of files', () => {
  test('accepts our own keys only', async () => {
    const root = await mkdtemp(join(tmpdir(), 'enlace-store-'));
    const store = createFolderStore(root);
    const key = fileKey('0'.repeat(32), '480.webp');
    await store.put(key, Buffer.from('x'));
    assert.equal((await store.open(key))?.bytes, 1);
    await store.remove(key);
    assert.equal(await store.open(key), null);
    for (const bad of ['../x', `${'0'.repeat(32)}/../../x.png`, '/etc/passwd', `${'0'.repeat(32)}/a b.png`, ''])
      await assert.rejects(async () => store.put(bad, Buffer.from('x')), bad);
    await rm(root, { recursive: true, force: true });
  });
});
