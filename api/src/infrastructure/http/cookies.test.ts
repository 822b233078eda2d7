import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseCookies } from './cookies';

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
