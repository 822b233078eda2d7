import { compressQuickly, type Encoding } from '@enlace/api/http';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressTemplate, joinParts } from './page-template';

const newNonce = () => randomBytes(16).toString('base64url');
const length = newNonce().length;
const read = { br: brotliDecompressSync, gzip: gunzipSync };

/** Like a page: repetitive text with nonces in tags. */
function longPage(): string[] {
  const rows = Array.from(
    { length: 3000 },
    (_, n) => `<li class="row row-${n % 7}"><a href="/jobs/${n}">Ñandú ${n * 7919} ☕</a></li>`,
  ).join('\n');
  return [
    '<!doctype html><style nonce="',
    '">p{color:red}</style><script nonce="',
    `">let a=1</script>${rows}<i n="`,
    '">',
  ];
}

const documents: Readonly<Record<string, readonly string[]>> = {
  'without a nonce': ['<p>Hello</p>'],
  'with nonces side by side': ['<a x="', '', '', '">'],
  'with short texts between nonces': ['', 'a', 'é', ''],
  'as long as a page': longPage(),
  'with as many nonces as a page has scripts': Array.from({ length: 20 }, (_, n) => `"><script src="/${n}.js" nonce="`),
};

for (const encoding of ['br', 'gzip'] as const satisfies readonly Encoding[]) {
  describe(`a document compressed once for all answers, ${encoding}`, () => {
    for (const [name, texts] of Object.entries(documents)) {
      test(`${name} reads as it was made, with each answer’s nonce`, async () => {
        const parts = texts.map((text) => Buffer.from(text));
        const template = await compressTemplate(parts, length, encoding);
        assert.ok(template);
        for (let round = 0; round < 200; round += 1) {
          const nonce = newNonce();
          assert.deepEqual(read[encoding](template.fill(nonce)), joinParts(parts, nonce));
        }
      });
    }

    test('is hardly longer than one compressed by itself', async () => {
      const parts = longPage().map((text) => Buffer.from(text));
      const nonce = newNonce();
      const template = await compressTemplate(parts, length, encoding);
      const single = await compressQuickly(joinParts(parts, nonce), encoding);
      assert.ok((template?.fill(nonce).length ?? Infinity) < single.length * 1.05);
    });

    test('reads the same when it is compressed well', async () => {
      for (const texts of Object.values(documents)) {
        const parts = texts.map((text) => Buffer.from(text));
        const template = await compressTemplate(parts, length, encoding, 'well');
        const nonce = newNonce();
        if (template !== null) assert.deepEqual(read[encoding](template.fill(nonce)), joinParts(parts, nonce));
      }
    });

    test('is given up rather than wrong when it has the letters that stand for nonces', async () => {
      const odd = Buffer.from(
        randomBytes(200_000).map((byte) => ((byte & 1) === 0 ? 1 + (byte & 7) : 0xf5 + (byte & 7))),
      );
      const parts = [odd, odd.subarray(0, 50_000), odd];
      const template = await compressTemplate(parts, length, encoding);
      const nonce = newNonce();
      if (template !== null) assert.deepEqual(read[encoding](template.fill(nonce)), joinParts(parts, nonce));
    });
  });
}
