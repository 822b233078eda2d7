import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isSameWork, sortStatements } from './recording.mjs';

const statement = (text, ...values) => ({ url: '/api/x', text, values });

test('statements of the second answer run always, the rest of the first seldom', () => {
  const first = [statement('rows', 'monday'), statement('count', 5), statement('explain', 5)];
  const second = [statement('viewer', 1), statement('rows', 'tuesday')];
  assert.deepEqual(sortStatements(first, second), {
    always: [
      { text: 'viewer', values: [1] },
      { text: 'rows', values: ['tuesday'] },
    ],
    seldom: [
      { text: 'count', values: [5] },
      { text: 'explain', values: [5] },
    ],
  });
});

test('the same work has the same texts as often, in any order and with any values', () => {
  assert.ok(isSameWork([statement('a', 1), statement('b')], [statement('b'), statement('a', 2)]));
  assert.ok(!isSameWork([statement('a')], [statement('a'), statement('b')]));
  assert.ok(!isSameWork([statement('a'), statement('a')], [statement('a'), statement('b')]));
});
