import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import fastify from 'fastify';

import { compressAnswers } from './compress';

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
