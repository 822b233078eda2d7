import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clearedRefreshCookie, parseCookies, refreshCookie } from './cookies';

test('the refresh cookie is out of reach of scripts and of other sites', () => {
  assert.equal(refreshCookie('abc', false), 'enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  assert.equal(
    refreshCookie('abc', true),
    'enlace_refresh=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  assert.match(clearedRefreshCookie(true), /^enlace_refresh=; Max-Age=0; .*Secure/);
});

test('cookies are read whatever a browser sends', () => {
  assert.deepEqual(parseCookies(undefined), {});
  assert.deepEqual(parseCookies('a=1; b="two"; a=3; c=x%7Cy; d=%E0%A4%A; =x; e'), {
    a: '1',
    b: 'two',
    c: 'x|y',
    d: '%E0%A4%A',
  });
  assert.equal(Object.getPrototypeOf(parseCookies('__proto__=x')), Object.prototype);
});
