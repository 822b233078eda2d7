import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseCookies, readCookie } from './cookies';

test('cookies are read from any header', () => {
  assert.deepEqual(parseCookies(undefined), {});
  assert.deepEqual(parseCookies('a=1; b="two"; a=3; c=x%7Cy; d=%E0%A4%A; =x; e'), {
    a: '1',
    b: 'two',
    c: 'x|y',
    d: '%E0%A4%A',
  });
  assert.equal(Object.getPrototypeOf(parseCookies('__proto__=x')), Object.prototype);
});

test('one cookie is read by its name', () => {
  assert.equal(readCookie('theme=dark; lang=es', 'lang'), 'es');
  assert.equal(readCookie('theme=dark', 'lang'), undefined);
  assert.equal(readCookie(undefined, 'lang'), undefined);
});
