import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clearedRefreshCookie, refreshCookie } from './refresh-cookie';

test('scripts and other sites cannot use the refresh cookie', () => {
  assert.equal(
    refreshCookie('abc', { isSecure: false, domain: null }),
    'enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  );
  assert.equal(
    refreshCookie('abc', { isSecure: true, domain: null }),
    '__Host-enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  assert.match(clearedRefreshCookie({ isSecure: true, domain: null }), /^__Host-enlace_refresh=; Max-Age=0; .*Secure/);
});

test('hosts of one domain share the refresh cookie where the API has a host of its own', () => {
  assert.equal(
    refreshCookie('abc', { isSecure: true, domain: 'enlace.example' }),
    '__Secure-enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; Domain=enlace.example; SameSite=Lax',
  );
});
