import assert from 'node:assert/strict';
import { test } from 'node:test';

import { auditText } from './audit-text';

test('the audit contains no secret, at any depth', () => {
  const row = {
    name: 'Ana',
    password: 'x',
    c_password: 'x',
    password_hash: 'x',
    pin: '123456',
    access_token: 'x',
    nested: [{ client_secret: 'x', city: 'Lima' }],
    opinion: 'kept',
  };
  assert.deepEqual(JSON.parse(auditText(row) ?? ''), { name: 'Ana', nested: [{ city: 'Lima' }], opinion: 'kept' });
});

test('long texts are shortened and null stays null', () => {
  assert.equal(auditText(null), null);
  assert.ok((auditText({ body: 'x'.repeat(1_000_000) }) ?? '').length < 2100);
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'y'.repeat(1000)]));
  assert.ok((auditText(wide) ?? '').length < 80_000);
});
