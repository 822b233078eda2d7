import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hashPassword, verifyPassword } from './passwords';

test('passwords are stored as argon2id with 19 MiB and two passes', async () => {
  const hash = await hashPassword('añil y rosa');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await verifyPassword(hash, 'añil y rosa'), true);
  assert.equal(await verifyPassword(hash, 'anil y rosa'), false);
});

test('a password is the same in all Unicode forms of its accents', async () => {
  assert.equal(await verifyPassword(await hashPassword('a\u00f1il'), 'an\u0303il'), true);
});

test('an account without a readable password hash accepts no password', async () => {
  assert.equal(await verifyPassword(null, 'no account has this password'), false);
  assert.equal(await verifyPassword(undefined, 'no account has this password'), false);
  assert.equal(await verifyPassword('plain text', 'plain text'), false);
});
