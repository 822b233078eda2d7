import assert from 'node:assert/strict';
import { test } from 'node:test';

import { deriveKey, isSameSignature, keyedHash } from './keys';

const secret = 'a secret of the tests, and of nothing else';

test('a key belongs to one purpose and one secret, and is the same each time', () => {
  const keys = [deriveKey(secret, 'audit chain'), deriveKey(secret, 'preview'), deriveKey(`${secret}!`, 'audit chain')];
  const texts = keys.map((key) => key.toString('hex'));
  assert.equal(new Set(texts).size, texts.length);
  for (const text of texts) assert.match(text, /^[0-9a-f]{64}$/);
  assert.deepEqual(deriveKey(secret, 'audit chain'), keys[0]);
});

test('a keyed hash depends on each part and on where it ends', () => {
  const key = deriveKey(secret, 'test');
  assert.notEqual(keyedHash(key, 'ab', 'c'), keyedHash(key, 'a', 'bc'));
  assert.notEqual(keyedHash(key, 'ab'), keyedHash(deriveKey(secret, 'other'), 'ab'));
  assert.ok(isSameSignature(keyedHash(key, 'ab'), keyedHash(key, 'ab')));
  assert.ok(!isSameSignature(keyedHash(key, 'ab'), keyedHash(key, 'ab').slice(1)));
});
