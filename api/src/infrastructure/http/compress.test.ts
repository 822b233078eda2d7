import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, test } from 'node:test';
import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';

import fastify from 'fastify';

import { compressAnswers, compressLines } from './compress';

const long = { data: 'Bogotá '.repeat(500) };

async function ask(url: string, encoding?: string) {
  const app = fastify();
  compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/short', async () => ({ data: 'x' }));
  app.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)));
  const answer = await app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
  await app.close();
  return answer;
}

describe('text answers', () => {
  test('are compressed with the caller’s preferred encoding', async () => {
    const brotli = await ask('/long', 'gzip, deflate, br');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotli.headers['vary'], 'Accept-Encoding');
    assert.deepEqual(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString()), long);
    const gzip = await ask('/long', 'gzip');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(JSON.parse(gunzipSync(gzip.rawPayload).toString()), long);
  });

  test('are never compressed with an encoding that the caller refuses', async () => {
    assert.equal((await ask('/long', 'gzip, br;q=0')).headers['content-encoding'], 'gzip');
    assert.equal((await ask('/long', 'br;q=0.1, gzip;q=0.9')).headers['content-encoding'], 'gzip');
    assert.equal((await ask('/long', 'br;q=0, gzip;q=0')).headers['content-encoding'], undefined);
    assert.equal((await ask('/long', '*')).headers['content-encoding'], 'br');
  });

  test('stay uncompressed for callers without an encoding, when short, and when they are no text', async () => {
    for (const answer of [await ask('/long'), await ask('/short', 'br'), await ask('/picture', 'br')]) {
      assert.equal(answer.headers['content-encoding'], undefined);
    }
  });
});

describe('lines of a stream', () => {
  for (const [encoding, createDecompressor] of [
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)
    test(`arrive one by one, compressed with ${encoding}`, async () => {
      const app = fastify();
      const sources: Readable[] = [];
      app.get('/lines', async (request, reply) => {
        const source = new Readable({ read: () => undefined });
        sources.push(source);
        source.push('first\n');
        return compressLines(request, reply.type('application/x-ndjson'), source);
      });
      const address = await app.listen({ port: 0 });
      const abort = new AbortController();
      const answer = await new Promise<IncomingMessage>((resolve) => {
        get(`${address}/lines`, { headers: { 'accept-encoding': encoding }, signal: abort.signal }, resolve);
      });
      assert.equal(answer.headers['content-encoding'], encoding);
      const text = answer.pipe(createDecompressor()).setEncoding('utf8');
      assert.deepEqual(await once(text, 'data'), ['first\n']);
      sources[0]?.push('second\n');
      assert.deepEqual(await once(text, 'data'), ['second\n']);
      // A caller who goes away ends the source.
      const sourceEnd = new Promise<void>((resolve) => sources[0]?.once('close', () => resolve()));
      answer.on('error', () => undefined);
      text.on('error', () => undefined);
      abort.abort();
      await sourceEnd;
      await app.close();
    });
});
