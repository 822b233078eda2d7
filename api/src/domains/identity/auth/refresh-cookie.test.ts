import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clearedRefreshCookie, refreshCookie } from './refresh-cookie';

test('scripts and other sites cannot use the refresh cookie', () => {
  assert.equal(refreshCookie('abc', false), 'enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  assert.equal(
    refreshCookie('abc', true),
    '__Host-enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  assert.match(clearedRefreshCookie(true), /^__Host-enlace_refresh=; Max-Age=0; .*Secure/);
});
