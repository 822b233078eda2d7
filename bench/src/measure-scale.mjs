import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { startPostgres } from '@enlace/tooling/postgres';

import { median, percentile } from './report/statistics.mjs';
import { activity, largeEvent } from './scale/fill-activity.mjs';
import { fillCommunity } from './scale/fill-community.mjs';
import { exportCalls, mergeCalls, pageCallsOf, readCallsOf } from './scale/scale-calls.mjs';
import { runApi } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';

const community = { users: 600_000, companies: 540_000, places: 100_000, activity };
const warmRounds = 2;
const rounds = 20;
const mergeRounds = 5;

async function measureTime(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Times of one call, after warm rounds. Throws for a wrong answer. */
async function timesOf({ url, headers }, { path, isGuarded, method = 'GET' }, count = rounds) {
  const times = [];
  for (let round = 0; round < warmRounds + count; round += 1) {
    const ms = await measureTime(async () => {
      const answer = await fetch(`${url}${path}`, { method, headers: isGuarded ? headers : {} });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    });
    if (round >= warmRounds) times.push(ms);
  }
  return times;
}

/** 95th percentiles of all calls of a run, the slowest first; `writeTable` stores them. */
const percentiles = [];

async function measurePercentile(target, { what, ...call }) {
  const times = await timesOf(target, call);
  const result = { what, value: percentile(times, 0.95), median: median(times) };
  percentiles.push(result);
  return result;
}

function writeTable(file) {
  const lines = percentiles
    .toSorted((a, b) => b.value - a.value)
    .map(
      ({ what, value, median: middle }) => `${value.toFixed(1).padStart(8)} ${middle.toFixed(1).padStart(8)}  ${what}`,
    );
  writeFileSync(file, `     p95   median  call, in ms\n${lines.join('\n')}\n`);
}

/** The call with the greatest value. */
const worstOf = (results) => results.reduce((worst, one) => (one.value > worst.value ? one : worst));

async function measureReads(target) {
  const results = [];
  for (const call of readCallsOf(target.eventId)) results.push(await measurePercentile(target, call));
  const { what, value } = worstOf(results);
  return { id: 'scale.read', what: `slowest list or search, p95: ${what}`, value, unit: 'ms' };
}

async function measurePages(target) {
  const pages = [];
  const ratios = { deep: [], middle: [] };
  for (const { what, isGuarded, isRatioMeasured, first, middle, deep } of pageCallsOf(target.eventId)) {
    const firstPage = await measurePercentile(target, { what, path: first, isGuarded });
    pages.push(firstPage);
    for (const [place, path] of [['middle', middle], ...deep.map((one) => ['deep', one])]) {
      const page = await measurePercentile(target, { what: `${what}, ${place}`, path, isGuarded });
      pages.push(page);
      if (isRatioMeasured) ratios[place].push({ what, value: page.median / firstPage.median });
    }
  }
  const [page, deepRatio, middleRatio] = [worstOf(pages), worstOf(ratios.deep), worstOf(ratios.middle)];
  return [
    { id: 'scale.page', what: `slowest page, p95: ${page.what}`, value: page.value, unit: 'ms' },
    {
      id: 'scale.deep-ratio',
      what: `page 4,000 of 100,000 rows, against page 1: ${deepRatio.what}`,
      value: deepRatio.value,
      unit: 'x',
    },
    {
      id: 'scale.middle',
      what: `page 2,000 of 100,000 rows, against page 1: ${middleRatio.what}`,
      value: middleRatio.value,
      unit: 'x',
    },
  ];
}

async function measureMerges(target) {
  const times = [];
  for (const call of mergeCalls) times.push(...(await timesOf(target, call, mergeRounds)));
  return { id: 'scale.merge', what: 'accounts of one person, p95', value: percentile(times, 0.95), unit: 'ms' };
}

/** Milliseconds for each row of a file. */
async function timePerRow({ url, headers }, method, path) {
  let rowCount = 0;
  const ms = await measureTime(async () => {
    const answer = await fetch(`${url}${path}`, { method, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    for await (const chunk of answer.body) rowCount += Buffer.from(chunk).filter((byte) => byte === 10).length;
  });
  return ms / rowCount;
}

async function measureExports(target) {
  const results = [];
  for (const { what, path, part, method = 'POST' } of exportCalls) {
    const ofPart = await timePerRow(target, method, `${path}${part}`);
    results.push({ what, value: (await timePerRow(target, method, path)) / ofPart });
  }
  const { what, value } = worstOf(results);
  return { id: 'scale.export-ratio', what: `time for each row, all against a part: ${what}`, value, unit: 'x' };
}

/** A database that stays after the run, or a new server. */
async function openDatabase() {
  const { SCALE_DATABASE_URL: url } = process.env;
  return url ? { url, isKept: true, stop: async () => undefined } : { ...(await startPostgres()), isKept: false };
}

/** The id of the event with the longest lists; null in a database that is not filled. */
async function findLargeEvent(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select id from events where slug = $1', [largeEvent]);
  await client.end();
  return rows[0]?.id ?? null;
}

/**
 * Lists, searches, files and merge aids of a large community on PostgreSQL, one request after the other. Filling the
 * database takes minutes; the one of SCALE_DATABASE_URL is filled once and stays.
 */
export async function measureScale() {
  const { url, isKept, stop } = await openDatabase();
  const folder = join(root, 'var/bench/scale');
  // A database knows its folder of files.
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let api;
  try {
    api = await runApi({ DATABASE_URL: url, DATA_DIR: folder, LIMITS: 'roomy' });
    if ((await findLargeEvent(url)) === null) await fillCommunity(url, community);
    const target = { url: api.url, headers: await signInAsAdmin(api.url), eventId: await findLargeEvent(url) };
    const figures = [...(await measurePages(target)), await measureReads(target)];
    writeTable(join(folder, 'calls.txt'));
    return [...figures, await measureMerges(target), await measureExports(target)];
  } finally {
    await api?.stop();
    await stop();
  }
}
