import { errorBodySchema } from '@enlace/shared-contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { handleErrors } from '../errors/error-handler';
import { bodyLimits, readBodies } from './bodies';
import { removeStaleFolders } from './upload-folders';
import { UploadedFile } from './uploaded-file';
import { uploadLimits } from './upload-places';

describe('bodies over the wire', () => {
  let app: FastifyInstance;
  let origin: string;
  let paths: string[] = [];

  before(async () => {
    app = Fastify();
    handleErrors(app);
    app.decorateRequest('viewer', null);
    app.addHook('onRequest', async (request) => {
      const id = Number(request.headers['x-user'] ?? 0);
      if (id > 0) request.viewer = { id, name: 'Ana', roles: [], permissions: [] };
    });
    await readBodies(
      app,
      {
        ...bodyLimits,
        file: 50_000,
        field: 2000,
        text: 9000,
        visitorFiles: 90_000,
        files: 3,
        json: 10_000,
        short: 4000,
      },
      { points: 12, seconds: 3600 },
    );
    app.post('/api/login', async () => ({}));
    app.post('/login', async () => ({}));
    app.post('/echo', { config: { body: 'multipart' } }, async (request) => {
      const text = JSON.stringify(request.body, (_key, value: unknown) => {
        if (!(value instanceof UploadedFile)) return value;
        paths.push(value.path);
        return {
          name: value.name,
          type: value.type,
          size: value.size,
          text: readFileSync(value.path, 'utf8').slice(0, 20),
        };
      });
      return { body: JSON.parse(text) };
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
  });
  after(() => app.close());

  const post = async (body: FormData | URLSearchParams | string | null, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/echo`, { method: 'POST', body, headers });
    return { status: answer.status, json: JSON.parse(await answer.text()) };
  };
  const form = (...entries: readonly (readonly [string, string | Blob])[]): FormData => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return form;
  };

  test('fold name[] of a multipart form to a list, also with one entry', async () => {
    const { json } = await post(
      form(
        ['attach_chapter_leaders[]', '3'],
        ['attach_chapter_leaders[]', '9'],
        ['detach_chapter_leaders[]', '4'],
        ['speakers[0][user_id]', '7'],
        ['speakers[0][speaker_role]', 'Host'],
        ['translations[es][name]', 'Área'],
        ['emptied[]', ''],
        ['name', 'first'],
        ['name', 'last'],
      ),
    );
    assert.deepEqual(json.body, {
      attach_chapter_leaders: ['3', '9'],
      detach_chapter_leaders: ['4'],
      speakers: [{ user_id: '7', speaker_role: 'Host' }],
      translations: { es: { name: 'Área' } },
      emptied: [],
      name: 'last',
    });
  });

  test('fold urlencoded bodies in the same way, and keep JSON unchanged', async () => {
    const encodedAnswer = await post(
      new URLSearchParams([
        ['tags[]', '1'],
        ['tags[]', '2'],
      ]),
    );
    assert.deepEqual(encodedAnswer.json.body, { tags: ['1', '2'] });
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    assert.deepEqual((await post(JSON.stringify({ tags: [1] }), headers)).json.body, { tags: [1] });
    assert.deepEqual((await post('', headers)).json.body, {});
  });

  test('cannot change a prototype', async () => {
    const { json } = await post(form(['__proto__[x]', '1'], ['a[constructor][prototype][y]', '1'], ['b', '2']));
    assert.deepEqual(json.body, { b: '2' });
    const headers = { 'content-type': 'application/json' };
    const poisonedAnswer = await post('{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"b":2}', headers);
    assert.deepEqual(poisonedAnswer.json.body, { b: 2 });
    assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
  });

  test('stream files to disk and delete them after the answer', async () => {
    paths = [];
    const file = new File(['hello file'], 'notas «ñ» 🗺.txt', { type: 'text/plain' });
    const { status, json } = await post(form(['images[]', file], ['images[]', file], ['none', new File([], '')]));
    assert.equal(status, 200);
    const expectedFile = { name: 'notas «ñ» 🗺.txt', type: 'text/plain', size: 10, text: 'hello file' };
    assert.deepEqual(json.body.images, [expectedFile, expectedFile]);
    for (let tries = 0; tries < 200 && paths.some((path) => existsSync(path)); tries += 1) await sleep(10);
    assert.deepEqual(
      paths.map((path) => existsSync(path)),
      [false, false],
    );
  });

  test('are refused with 413 when they are too large', async () => {
    const large = new File(['x'.repeat(60_000)], 'large.bin');
    const { status, json } = await post(form(['file', large]));
    assert.deepEqual([status, json.errors], [413, { file: ['This file is too large: at most 1 MB.'] }]);
    assert.equal((await post(form(['text', 'x'.repeat(3000)]))).status, 413);
    const many = form(...[1, 2, 3, 4].map((count) => [`f${count}`, new File(['x'], 'x')] as const));
    assert.equal((await post(many)).status, 413);
    assert.equal((await post(JSON.stringify('x'.repeat(20_000)), { 'content-type': 'application/json' })).status, 413);
  });

  test('refuses texts and files that are too large together with 413', async () => {
    const texts = [1, 2, 3, 4, 5].map((count) => [`t${count}`, 'x'.repeat(1900)] as const);
    assert.equal((await post(form(...texts.slice(1)))).status, 200);
    assert.equal((await post(form(...texts))).status, 413);
    const files = [1, 2].map((count) => [`f${count}`, new File(['x'.repeat(48_000)], 'x')] as const);
    assert.equal((await post(form(...files.slice(1)))).status, 200);
    assert.equal((await post(form(...files))).status, 413);
    const fields = Array.from({ length: bodyLimits.fields + 1 }, (_, at) => [`f${at}`, ''] as [string, string]);
    assert.equal((await post(new URLSearchParams(fields))).status, 413);
  });

  test('refuses files for a call without files, and stores none', async () => {
    const body = form(['text', 'x'], ['file', new File(['x'], 'x')]);
    const answer = await fetch(`${origin}/login`, { method: 'POST', body });
    assert.equal(answer.status, 413);
    assert.equal((await fetch(`${origin}/login`, { method: 'POST', body: form(['text', 'x']) })).status, 200);
  });

  test('are limited by the call, in each encoding', async () => {
    const send = async (path: string, bytes: number) => {
      const text = 'x'.repeat(bytes);
      const type = { 'content-type': 'application/json' };
      const answers = [
        await fetch(`${origin}${path}`, { method: 'POST', headers: type, body: JSON.stringify({ text }) }),
        await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams({ text }) }),
        await fetch(`${origin}${path}`, { method: 'POST', body: form(...split(text)) }),
      ];
      return answers.map(({ status }) => status);
    };
    const split = (text: string) => (text.match(/.{1,1900}/g) ?? []).map((part, at) => [`t${at}`, part] as const);
    assert.deepEqual(await send('/api/login', 3500), [200, 200, 200]);
    assert.deepEqual(await send('/api/login', 5000), [413, 413, 413]);
    assert.deepEqual(await send('/login', 8500), [200, 200, 200]);
  });

  test('of one account are limited in number: at once, and in an hour', async () => {
    const large = (): FormData => form(['file', new File(['a'.repeat(20_000)], 'a.txt')]);
    const send = (user: number) => post(large(), { 'x-user': String(user) });
    const statuses = (await Promise.all(Array.from({ length: 9 }, () => send(7)))).map(({ status }) => status);
    assert.ok(statuses.filter((status) => status === 429).length <= 1, statuses.join());
    const more = [];
    for (let count = 0; count < 5; count += 1) more.push(await send(7));
    const refusal = more.at(-1);
    assert.deepEqual([refusal?.status, refusal?.json.code], [429, 'RATE_LIMITED']);
    assert.equal((await send(8)).status, 200);
    assert.equal((await post(form(['a', '1']), { 'x-user': '7' })).status, 200);
  });

  test('refuses more uploads at the same time from one address of a visitor, or of one account, with 429', async () => {
    let finish = (): void => undefined;
    const isOpen = new Promise<void>((resolve) => (finish = resolve));
    const text = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--');
    const slowBody = (): ReadableStream => {
      let isStarted = false;
      return new ReadableStream({
        pull: async (controller) => {
          if (isStarted) await isOpen;
          controller.enqueue(isStarted ? text.subarray(10) : text.subarray(0, 10));
          if (isStarted) controller.close();
          isStarted = true;
        },
      });
    };
    const send = (headers: Record<string, string>): Promise<Response> => {
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const body = slowBody();
      return fetch(`${origin}/echo`, { method: 'POST', body, headers: { ...type, ...headers }, duplex: 'half' });
    };
    const answers = [
      ...Array.from({ length: uploadLimits.visitors.perCaller }, () => send({})),
      ...Array.from({ length: uploadLimits.users.perCaller }, () => send({ 'x-user': '9' })),
    ];
    await sleep(200);
    const large = (): FormData => form(['file', new File(['a'.repeat(20_000)], 'a.txt')]);
    try {
      assert.equal((await post(large(), { 'x-user': '9' })).status, 429);
      const refusal = await post(large());
      assert.equal(refusal.status, 429);
      assert.equal(refusal.json.code, 'RATE_LIMITED');
      // A crowd that books at the same moment may share one address.
      assert.equal((await post(form(['a', '1']))).status, 200);
    } finally {
      finish();
    }
    assert.deepEqual(new Set((await Promise.all(answers)).map(({ status }) => status)), new Set([200]));
    assert.equal((await post(large())).status, 200);
  });

  test('removes the folders that killed processes left, and no folder in use', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'enlace-folders-'));
    const deadProcess = spawnSync(process.execPath, ['--version']).pid;
    const names = [`enlace-upload-${deadProcess}-abcdef`, `enlace-upload-${process.ppid}-abcdef`, 'enlace-other'];
    for (const name of names) mkdirSync(join(folder, name));
    assert.equal(await removeStaleFolders(Date.now(), folder), 1);
    assert.deepEqual(readdirSync(folder).sort(), names.slice(1).sort());
    rmSync(folder, { recursive: true });
  });

  test('are refused when they cannot be parsed: 400 for broken ones, 415 for unknown types', async () => {
    const cases: readonly (readonly [number, string, string])[] = [
      [400, 'application/json', '{"a":'],
      [400, 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nunfinished'],
      [415, 'text/xml', '<a/>'],
      [415, 'application/octet-stream', 'abc'],
    ];
    for (const [status, type, body] of cases) {
      const answer = await post(body, { 'content-type': type });
      assert.equal(answer.status, status, type);
      assert.ok(errorBodySchema.safeParse(answer.json).success);
    }
    assert.ok([400, 415].includes((await post('--x--', { 'content-type': 'multipart/form-data' })).status));
  });
});
