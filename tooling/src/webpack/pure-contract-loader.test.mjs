import assert from 'node:assert/strict';
import { test } from 'node:test';

import markPure from './pure-contract-loader.cjs';

test('a schema is marked as free of side effects', () => {
  assert.equal(markPure('const a = z.object({});'), 'const a = /*#__PURE__*/ z.object({});');
});

test('declared fields are marked, with the fields in them', () => {
  const mark = '/*#__PURE__*/ ';
  assert.equal(
    markPure('declareFields({ a: field.line(5), b: field.url });'),
    `${mark}declareFields({ a: ${mark}field.line(5), b: field.url });`,
  );
});

test('a call that a comment shows stays as it is', () => {
  const source = '/** As `pairList({ role: line(80) })`. */\n// line(80)\nconst b = line(60);';
  assert.equal(markPure(source), source.replace('line(60)', '/*#__PURE__*/ line(60)'));
});

test('a call loses what it changes', () => {
  const call = "wire.post('/api/a', 'json', signedIn";
  const markedCall = `/*#__PURE__*/ ${call})`;
  assert.equal(markPure(`${call}, { changes: [] })`), markedCall);
  assert.equal(markPure(`${call}, {\n  changes: [\n    'courses',\n    'lessons'\n  ]\n})`), markedCall);
  assert.equal(markPure('({ path, access, ...changes })'), '({ path, access })');
});
