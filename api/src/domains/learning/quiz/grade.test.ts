import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isRight, scoreOf } from './grade';
import { readNumbers } from './read-number';

const choice = (id: string, isRightOne = false) => ({ id, text: `Opción ${id}`, is_right: isRightOne });

const numbers: readonly (readonly [typedText: string, readings: readonly number[]])[] = [
  ['1000', [1000]],
  ['1000.5', [1000.5]],
  ['1000,5', [1000.5]],
  ['1.000,5', [1000.5]],
  ['1,000.5', [1000.5]],
  ['1 000,5', [1000.5]],
  ['1 000.5', [1000.5]],
  ['1\u00a0000,5', [1000.5]],
  ['1\u202f000', [1000]],
  ['12 345 678', [12_345_678]],
  ['1.000.000', [1_000_000]],
  ['1,000,000.25', [1_000_000.25]],
  ['1.000', [1, 1000]],
  ['3,142', [3.142, 3142]],
  ['0.500', [0.5]],
  ['0,125', [0.125]],
  ['1234.567', [1234.567]],
  ['-3', [-3]],
  ['- 3', [-3]],
  ['\u22123,5', [-3.5]],
  ['\u20133,5', [-3.5]],
  ['-1.500', [-1.5, -1500]],
  ['+7', [7]],
  ['  42 ', [42]],
  ['007', [7]],
  ['.5', [0.5]],
  [',5', [0.5]],
  ['5.', [5]],
  ['0', [0]],
  ...[
    '',
    ' ',
    '-',
    '+',
    '.',
    ',',
    '--3',
    '+-3',
    '3-',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'tres',
    '3 m',
    '50 %',
    '$3',
    '1.2.3',
    '1,23,456',
    '1.000.5',
    '1.0000.000',
    '1,000,5',
    '1.000,5,5',
    '1..5',
    '1 00',
    '1  000',
    '1 0000',
    '1 2',
    '1.000 000',
    '1 000.000,5',
    '3\n4',
    '٣',
    '３',
    '½',
    '9'.repeat(41),
  ].map((text) => [text, []] as const),
];

for (const [typedText, readings] of numbers)
  test(`${JSON.stringify(typedText)} can mean ${readings.length === 0 ? 'no number' : readings.join(' or ')}`, () => {
    assert.deepEqual(readNumbers(typedText), readings);
  });

const isNear = (rightText: string, typedText: string | null | undefined, tolerance = 0): boolean =>
  isRight(
    { kind: 'number', choices: [{ id: 'n', text: rightText, is_right: true }], tolerance },
    { question_id: 1, text: typedText },
  );

test('a number is right in every way in which people type it, and within its tolerance', () => {
  for (const typedText of ['1000', '1.000', '1,000', '1 000', '1000,0', '+1000']) assert.ok(isNear('1000', typedText));
  assert.ok(isNear('1,5', '1.5'));
  assert.ok(isNear('3,142', '3.142'));
  assert.ok(isNear('1', '1.000'), 'with three decimals');
  assert.deepEqual(
    ['9.4', '9.5', '10', '10.5', '10.6'].map((text) => isNear('10', text, 0.5)),
    [false, true, true, true, false],
  );
  assert.deepEqual(
    ['0.2', '0.4', '0.41', '-0.3'].map((text) => isNear('0.3', text, 0.1)),
    [true, true, false, false],
  );
  assert.deepEqual(
    ['1000000000000', '1000000000001'].map((text) => isNear('1000000000000', text)),
    [true, false],
  );
  for (const nothing of ['', ' ', 'diez', null, undefined]) assert.equal(isNear('10', nothing, 1e12), false);
  assert.equal(isNear('diez', 'diez'), false, 'without a right number nothing is right');
  assert.ok(isNear('0', '-0'));
});

test('an order is right only with all choices once, in the stored order', () => {
  const choices = [choice('b', true), choice('c', true), choice('a', true)];
  const isOrder = (ids?: readonly string[]) =>
    isRight(
      { kind: 'order', choices, tolerance: 0 },
      { question_id: 1, ...(ids === undefined ? {} : { choices: [...ids] }) },
    );
  assert.ok(isOrder(['b', 'c', 'a']));
  const wrongOrders = [[], ['b'], ['b', 'c'], ['b', 'c', 'a', 'a'], ['b', 'b', 'c'], ['a', 'b', 'c'], ['b', 'c', 'x']];
  for (const ids of wrongOrders) assert.equal(isOrder(ids), false, ids.join());
  assert.equal(isOrder(), false);
});

test('a score is 100 only when all is right', () => {
  assert.deepEqual([scoreOf(0, 0), scoreOf(199, 200), scoreOf(200, 200)], [0, 99, 100]);
});

test('an answer with a choice too many, or none, is wrong', () => {
  const choices = [choice('a', true), choice('b', true), choice('c')];
  const isMany = (ids: readonly string[]) =>
    isRight({ kind: 'many', choices, tolerance: 0 }, { question_id: 1, choices: [...ids] });
  assert.deepEqual(
    [isMany([]), isMany(['a']), isMany(['a', 'b']), isMany(['a', 'b', 'c']), isMany(['a', 'a', 'b'])],
    [false, false, true, false, true],
  );
  const isOne = (ids: readonly string[]) =>
    isRight({ kind: 'one', choices, tolerance: 0 }, { question_id: 1, choices: [...ids] });
  assert.deepEqual([isOne(['a', 'c']), isOne(['a']), isOne(['c']), isOne([])], [false, true, false, false]);
  assert.equal(isRight({ kind: 'one', choices, tolerance: 0 }, undefined), false);
});
