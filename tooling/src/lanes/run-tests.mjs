import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { changedFiles } from './changed/changed-files.mjs';
import { costLines, recordCosts } from './costs.mjs';
import { changedLanes, logFolder, prepareLogs, testLanes } from './lanes.mjs';
import { watchLeftovers } from './leftovers.mjs';
import { failureLines, flakyLines, laneLine, makeSummary, summaryLine, totalCounts } from './report.mjs';
import { LockedError, takeLock, testLock } from './run-lock.mjs';
import { runLanes } from './schedule.mjs';

const minuteMs = 60_000;
/** The longest time of a run, by tier; on a slow machine TEST_DEADLINE_MINUTES is another one. */
const deadlineMs = { first: 30 * minuteMs, full: 80 * minuteMs };
const ownDeadlineMs = Number(process.env.TEST_DEADLINE_MINUTES ?? 0) * minuteMs;

/**
 * Runs tests as the arguments say and prints the results. Resolves to the exit code.
 * - no argument: all lanes of the first tier; `all`: those of the full tier; `changed`: those that changes affect
 * - names of lanes: these only
 * - `record`: the costs of the run are recorded for comparison
 */
export async function runTests(args) {
  const words = args.filter((word) => !['all', 'record'].includes(word));
  const tier = args.includes('all') ? 'full' : 'first';
  let release;
  try {
    release = takeLock(testLock);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    console.error(error.message);
    return 1;
  }
  prepareLogs();
  const leftovers = watchLeftovers();
  try {
    const lanes = await selectLanes(words, tier);
    if (lanes.length === 0) {
      console.log('No lane to run.');
      // A name without a lane is a mistake; a tree without changes is none.
      return words.includes('changed') ? 0 : 1;
    }
    const { results, seconds } = await runWithDeadline(
      [...lanes, leftoverLane(lanes, leftovers)],
      ownDeadlineMs || deadlineMs[tier],
    );
    const summary = makeSummary(results, { ...commitState(), tier, seconds });
    writeFileSync(join(logFolder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
    printResults(results, summary, words.length === 0 && tier === 'first');
    if (args.includes('record') && words.length === 0 && tier === 'first') recordCosts(summary);
    const hasStatus = (name) => results.some(({ status }) => status === name);
    return summary.failed === 0 && hasStatus('passed') && !hasStatus('not run') ? 0 : 1;
  } finally {
    leftovers.remove();
    release();
  }
}

/** The lanes with these names; `changed` is those that the changes of the working tree affect; no name is all lanes. */
async function selectLanes(words, tier) {
  if (words.includes('changed')) {
    const files = changedFiles();
    console.log(`${files.length} changed files`);
    return changedLanes(files);
  }
  return testLanes(tier).filter(({ name }) => words.length === 0 || words.includes(name));
}

/** The last lane: fails when tests left processes or files behind, and names them. They are removed afterwards. */
function leftoverLane(lanes, leftovers) {
  async function run() {
    const names = leftovers.find();
    const output = names.map((name) => `left behind by tests: ${name}`).join('\n');
    return { status: names.length === 0 ? 'passed' : 'failed', output };
  }
  return { name: 'leftovers', run, after: lanes.map(({ name }) => name), weight: Infinity };
}

async function runWithDeadline(lanes, limitMs) {
  const controller = new AbortController();
  const minutes = Math.round(limitMs / minuteMs);
  const timer = setTimeout(() => controller.abort(`the run takes longer than ${minutes} minutes`), limitMs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => controller.abort(`${signal} received`));
  const start = performance.now();
  const results = await runLanes(lanes, {
    capacity: Math.max(2, Math.min(4, availableParallelism())),
    signal: controller.signal,
    onDone: (lane, result) => console.log(laneLine(lane, result)),
  });
  clearTimeout(timer);
  return { results, seconds: (performance.now() - start) / 1000 };
}

/** The end of the output: at most 60 lines that are enough to know what to do. */
function printResults(results, summary, isWholeFirstTier) {
  console.log('');
  for (const line of failureLines(results)) console.log(line);
  for (const line of flakyLines(results).slice(0, 5)) console.log(line);
  const lanesNotRun = results.filter(({ status }) => status === 'not run').map(({ lane }) => lane.name);
  if (lanesNotRun.length > 0) console.log(`not run: ${lanesNotRun.join(', ')}`);
  if (isWholeFirstTier) for (const line of costLines(summary)) console.log(line);
  const minutes = (summary.seconds / 60).toFixed(1);
  console.log(`${summary.lanes.length} lanes in ${minutes} min; logs and summary.json in ${relative(root, logFolder)}`);
  console.log(summaryLine(totalCounts(results)));
}

/** The commit of the checkout, and whether its files are as committed. */
function commitState() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return { commit: git('rev-parse', 'HEAD').trim(), isClean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: 'unknown', isClean: false };
  }
}
