import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { csvLine } from './csv';

describe('a line of CSV', () => {
  test('is guarded against formulas, and quoted where necessary', () => {
    for (const [cell, writtenCell] of [
      ['=1+1', "'=1+1"],
      ['+57 300 1234567', '+57 300 1234567'],
      ['+525512345678', '+525512345678'],
      ['+1-1', "'+1-1"],
      ['+1+A1', "'+1+A1"],
      ['-2', "'-2"],
      ['@sum', "'@sum"],
      ['\tx', "'\tx"],
      ['\rx', '"\'\rx"'],
      ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
      ['a,b', '"a,b"'],
      ['a\nb', '"a\nb"'],
      [' a', '" a"'],
      ['Ñuñoa "centro"', '"Ñuñoa ""centro"""'],
      ['a=b', 'a=b'],
      ['', ''],
      [null, ''],
      [-2, '-2'],
      [true, 'true'],
      [new Date(0), '1970-01-01T00:00:00.000Z'],
    ] as const)
      assert.equal(csvLine([cell, 1]), `${writtenCell},1\r\n`);
  });
});
