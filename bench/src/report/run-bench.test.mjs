import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { lastFigures, readRuns } from './history.mjs';
import { runBench } from './run-bench.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'enlace-bench-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const bars = { 'fast.ratio': { atMost: 2 }, 'other.count': { equal: 0 } };
const run = { date: '2026-01-02T03:04:05.000Z', commit: '1234567890', isDirty: false, machine: { cores: 2 } };

/** Runs parts that have `values` by id, or throw; resolves with the code, the printed text and the history. */
async function bench(values, names = []) {
  const lines = [];
  const part = (name) => ({
    name,
    title: name,
    measure: async () => {
      const partValues = Object.entries(values).filter(([id]) => id.startsWith(`${name}.`));
      for (const [, value] of partValues) if (value instanceof Error) throw value;
      return partValues.map(([id, value]) => ({ id, what: `what ${id} is`, value, unit: 'x' }));
    },
  });
  const historyFile = join(folder, 'history.jsonl');
  const parts = [part('fast'), part('other'), { ...part('slow'), onRequest: true }];
  const print = (line) => lines.push(line);
  const code = await runBench({ parts, names, bars, run, historyFile, print });
  return { code, text: lines.join('\n'), runs: readRuns(historyFile), last: lastFigures(historyFile) };
}

test('a run whose bars hold exits with 0', async () => {
  const { code, text } = await bench({ 'fast.ratio': 1.5, 'other.count': 0 });
  assert.equal(code, 0);
  assert.match(text, /2 of 2 bars hold/);
});

test('a missed bar exits with 1 and is named', async () => {
  const { code, text } = await bench({ 'fast.ratio': 2.5, 'other.count': 0 });
  assert.equal(code, 1);
  assert.match(text, /what fast\.ratio is +2\.50x +at most 2\.00x +MISSED/);
  assert.match(text, /missed: fast\.ratio/);
});

test('a bar that was not measured exits with 1', async () => {
  const { code, text } = await bench({ 'fast.ratio': 1 });
  assert.equal(code, 1);
  assert.match(text, /missed: other\.count/);
});

test('a part that throws fails alone, and the run exits with 1', async () => {
  const { code, text, runs } = await bench({ 'fast.ratio': new Error('no database'), 'other.count': 0 });
  assert.equal(code, 1);
  assert.match(text, /failed: fast \(no database\)/);
  assert.deepEqual(runs[0].failures, { fast: 'no database' });
  assert.deepEqual(runs[0].figures, { 'other.count': 0 });
});

test('each run appends one line with date, commit, machine, figures and what was missed', async () => {
  await bench({ 'fast.ratio': 1.23456, 'other.count': 0 });
  const { runs } = await bench({ 'fast.ratio': 3, 'other.count': 0 });
  assert.deepEqual(runs, [
    { ...run, parts: 'all', missed: [], failures: {}, figures: { 'fast.ratio': 1.235, 'other.count': 0 } },
    { ...run, parts: 'all', missed: ['fast.ratio'], failures: {}, figures: { 'fast.ratio': 3, 'other.count': 0 } },
  ]);
});

test('figures of the last complete run are printed beside the new ones', async () => {
  await bench({ 'fast.ratio': 1.2, 'other.count': 0 });
  const { text, last } = await bench({ 'fast.ratio': 1.9 }, ['fast']);
  assert.match(text, /1\.90x +\(before 1\.20x\)/);
  assert.equal(last['fast.ratio'], 1.2);
});

test('named parts run alone, are judged alone and are named in the history', async () => {
  const { code, runs } = await bench({ 'slow.count': 1, 'other.count': 1 }, ['slow']);
  assert.equal(code, 0);
  assert.deepEqual(runs[0].parts, ['slow']);
  assert.deepEqual(runs[0].figures, { 'slow.count': 1 });
});

test('a name that no part has is refused', async () => {
  await assert.rejects(bench({}, ['lists']), /no part lists: there are fast, other, slow/);
});
