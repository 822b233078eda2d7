import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';

import { median, percentile } from './report/statistics.mjs';
import { fillCommunity } from './scale/fill-community.mjs';
import { exportCalls, mergeCalls, pageCalls, readCalls } from './scale/scale-calls.mjs';
import { runApi } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';

const community = { users: 600_000, companies: 540_000, places: 100_000 };
const warmRounds = 2;
const rounds = 20;
const mergeRounds = 5;

async function measureTime(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Times of one call, after warm rounds. Throws for a wrong answer. */
async function timesOf({ url, headers }, path, isGuarded, count = rounds) {
  const times = [];
  for (let round = 0; round < warmRounds + count; round += 1) {
    const ms = await measureTime(async () => {
      const answer = await fetch(`${url}${path}`, { headers: isGuarded ? headers : {} });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    });
    if (round >= warmRounds) times.push(ms);
  }
  return times;
}

/** The call with the greatest value. */
const worstOf = (results) => results.reduce((worst, one) => (one.value > worst.value ? one : worst));

async function measureReads(target) {
  const results = [];
  for (const { what, path, isGuarded } of readCalls)
    results.push({ what, value: percentile(await timesOf(target, path, isGuarded), 0.95) });
  const { what, value } = worstOf(results);
  return { id: 'scale.read', what: `slowest list or search, p95: ${what}`, value, unit: 'ms' };
}

async function measurePages(target) {
  const pages = [];
  const ratios = [];
  for (const { what, isGuarded, isRatioMeasured, first, deep } of pageCalls) {
    const firstTimes = await timesOf(target, first, isGuarded);
    pages.push({ what, value: percentile(firstTimes, 0.95) });
    for (const path of deep) {
      const deepTimes = await timesOf(target, path, isGuarded);
      pages.push({ what: `${what}, deep`, value: percentile(deepTimes, 0.95) });
      if (isRatioMeasured) ratios.push({ what, value: median(deepTimes) / median(firstTimes) });
    }
  }
  const [page, ratio] = [worstOf(pages), worstOf(ratios)];
  return [
    { id: 'scale.page', what: `slowest page, p95: ${page.what}`, value: page.value, unit: 'ms' },
    {
      id: 'scale.deep-ratio',
      what: `page 4,000 of 100,000 rows, against page 1: ${ratio.what}`,
      value: ratio.value,
      unit: 'x',
    },
  ];
}

async function measureMerges(target) {
  const times = [];
  for (const { path, isGuarded } of mergeCalls) times.push(...(await timesOf(target, path, isGuarded, mergeRounds)));
  return { id: 'scale.merge', what: 'accounts of one person, p95', value: percentile(times, 0.95), unit: 'ms' };
}

/** Milliseconds for each row of a file. */
async function timePerRow({ url, headers }, path) {
  let rowCount = 0;
  const ms = await measureTime(async () => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    for await (const chunk of answer.body) rowCount += Buffer.from(chunk).filter((byte) => byte === 10).length;
  });
  return ms / rowCount;
}

async function measureExports(target) {
  const results = [];
  for (const { what, path, part } of exportCalls) {
    const ofPart = await timePerRow(target, `${path}${part}`);
    results.push({ what, value: (await timePerRow(target, path)) / ofPart });
  }
  const { what, value } = worstOf(results);
  return { id: 'scale.export-ratio', what: `time for each row, all against a part: ${what}`, value, unit: 'x' };
}

/**
 * Lists, searches, files and merge aids of a large community on PostgreSQL, one request after the other. Filling the
 * database takes minutes.
 */
export async function measureScale() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/scale');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' };
  let api;
  try {
    api = await runApi(env);
    await fillCommunity(database.url, community);
    const target = { url: api.url, headers: await signInAsAdmin(api.url) };
    return [
      ...(await measurePages(target)),
      await measureReads(target),
      await measureMerges(target),
      await measureExports(target),
    ];
  } finally {
    await api?.stop();
    await database.stop();
  }
}
