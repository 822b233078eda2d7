import assert from 'node:assert/strict';
import { test } from 'node:test';

import { deriveKey, keyedHash } from '../env/keys';
import { hashEmail } from './mail-stops';
import { createUnsubscribeTokens } from './unsubscribe-tokens';

const kind = 'eventMessage';
const emailHash = hashEmail('ana@example.org');

test('a link of a person without an account has no hash that a guessed address has', () => {
  const tokens = createUnsubscribeTokens('secret');
  const token = tokens.issue({ emailHash, kind });
  assert.doesNotMatch(token, new RegExp(emailHash));
  assert.equal(token, tokens.issue({ emailHash, kind }));
  assert.notEqual(token.split('.')[0], createUnsubscribeTokens('other').issue({ emailHash, kind }).split('.')[0]);
  assert.deepEqual(tokens.read(token), { emailHash, kind });
  assert.equal(tokens.read(token.replace(kind, 'eventReminder')), null);
  assert.equal(tokens.read(token.slice(1)), null);
  assert.deepEqual(tokens.read(tokens.issue({ userId: 12, kind })), { userId: 12, kind });
});

test('a link of an earlier mail, with the plain hash, goes on to work', () => {
  const token = `${emailHash}.${kind}.${keyedHash(deriveKey('secret', 'unsubscribe'), emailHash, kind)}`;
  assert.deepEqual(createUnsubscribeTokens('secret').read(token), { emailHash, kind });
});
