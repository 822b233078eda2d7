import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readPhone } from './read-phone';

describe('a phone number', () => {
  for (const [text, country, storedText] of [
    ['+52 55 1234 5678', null, '+525512345678'],
    ['+525512345678', 'BR', '+525512345678'],
    ['0052 55 1234 5678', null, '+525512345678'],
    ['(11) 91234-5678', 'BR', '+5511912345678'],
    ['011 91234-5678', 'BR', '+5511912345678'],
    ['300 123 4567', 'CO', '+573001234567'],
    ['9 5555 0101', 'CL', '+56955550101'],
    ['+1 (212) 555-0134 ext. 12', null, '+12125550134 ext. 12'],
  ] as const)
    test(`is stored as E.164: ${text} in ${country}`, () => {
      assert.equal(readPhone(text, country), storedText);
      assert.equal(readPhone(storedText, null), storedText);
    });

  for (const [text, country] of [
    ['300 123 4567', null],
    ['300123', 'CO'],
    ['+57 300', null],
    ['ask me', 'CO'],
    ['=1+1', 'CO'],
    ['+999 123 4567', null],
    ['300 123 4567', 'XX'],
  ] as const)
    test(`is refused: ${text} in ${country}`, () => {
      assert.equal(readPhone(text, country), null);
    });
});
