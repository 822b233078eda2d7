import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { greetingName, oneLine } from './clean-text';

describe('the name in a mail', () => {
  for (const [name, full, greeting] of [
    ['Ana Prueba García', 'Ana Prueba García', 'Ana'],
    ['Ma.Fernanda López', 'Ma. Fernanda López', 'Ma. Fernanda'],
    ['Ma. Fernanda López', 'Ma. Fernanda López', 'Ma. Fernanda'],
    ['Sta.Cruz', 'Sta. Cruz', 'Sta. Cruz'],
    ['D.Ana', 'D. Ana', 'D. Ana'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Dra.Íñiguez Ñuñoa', 'Dra. Íñiguez Ñuñoa', 'Dra. Íñiguez'],
    ['', '', ''],
  ] as const)
    test(`of a person is a name: ${name}`, () => {
      assert.deepEqual([oneLine(name), greetingName(name)], [full, greeting]);
    });

  for (const name of [
    'Bia evil.test/win',
    'Bia www.evil.test',
    'Bia https://evil.test',
    'Bia Evil.com',
    'Bia x\u3002com',
  ])
    test(`of a stranger is no address of a page: ${name}`, () => {
      assert.equal(oneLine(name), 'Bia');
    });

  test('has a space where a mail program could see an address', () => {
    assert.doesNotMatch(oneLine('Bia Win.Com'), /\p{L}[.]\p{L}/u);
  });
});
