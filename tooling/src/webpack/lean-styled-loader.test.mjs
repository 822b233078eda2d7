import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { makeOnDemand } = require('./lean-styled-loader.cjs');

const libraryFile = require.resolve('styled-components').replace(/[^/\\]+$/, 'styled-components.browser.esm.js');

test('the library no longer contains the names of elements', () => {
  const source = readFileSync(libraryFile, 'utf8');
  const leanSource = makeOnDemand(source);
  assert.doesNotMatch(leanSource, /"abbr"/);
  assert.ok(leanSource.length < source.length - 700);
});

test('the function of an element is made once, when it is read', () => {
  const source = 'var all=new Set(["a","abbr","b"]);const make=e=>[e],styled=make;all.forEach(e=>{styled[e]=make(e)});';
  const library = new Function(`${makeOnDemand(source)}return styled`)();
  assert.deepEqual([library('x'), library.marquee], [['x'], ['marquee']]);
  assert.equal(library.b, library.b);
});

test('another version of the library fails the build', () => {
  assert.throws(() => makeOnDemand('export const styled = {}'), /another way/);
});
