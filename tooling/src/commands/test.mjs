import { availableParallelism } from 'node:os';

import { changedFiles } from '../lanes/changed/changed-files.mjs';
import { changedLanes, logFolder, prepareLogs, testLanes } from '../lanes/lanes.mjs';
import { failureText, flakyLines, laneLine, summaryLine, totalCounts } from '../lanes/report.mjs';
import { stopLanes } from '../lanes/run-lane.mjs';
import { runLanes } from '../lanes/schedule.mjs';
import { runInForeground } from '../lib/run.mjs';
import { installRecommendedNode, recommendedEnvironment } from '../lib/recommended-node.mjs';
import { root } from '../lib/workspace.mjs';

const [first, ...others] = process.argv.slice(2);
if (first === 'node24') {
  await installRecommendedNode();
  process.exitCode = await runInForeground('node', ['tooling/src/commands/test.mjs', ...others], {
    cwd: root,
    env: recommendedEnvironment(),
  });
} else {
  await testHere(process.argv.slice(2));
}

/** The lanes with these names; `changed` is those that the changes of the working tree affect; no name is all lanes. */
async function lanesOf(names) {
  if (names.includes('changed')) {
    const files = changedFiles();
    console.log(`${files.length} changed files`);
    return changedLanes(files);
  }
  return testLanes().filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Runs lanes on the Node of this process. */
async function testHere(requestedLanes) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopLanes();
      process.exit(130);
    });
  }

  prepareLogs();
  const lanes = await lanesOf(requestedLanes);
  if (lanes.length === 0) {
    console.log('No lane to run.');
    // A name without a lane is a mistake; a tree without changes is none.
    process.exitCode = requestedLanes.includes('changed') ? 0 : 1;
    return;
  }
  const start = performance.now();
  const results = await runLanes(lanes, {
    capacity: Math.max(2, Math.min(4, availableParallelism())),
    onDone: (lane, result) => console.log(laneLine(lane, result)),
  });

  const bad = results.filter(({ status }) => status === 'failed' || status === 'unavailable');
  for (const result of bad) console.log(failureText(result));
  console.log(`\n${lanes.length} lanes in ${Math.round((performance.now() - start) / 1000)} s; logs in ${logFolder}`);
  for (const line of flakyLines(results)) console.log(line);
  const counts = totalCounts(results);
  console.log(summaryLine(counts));
  const hasStatus = (name) => results.some(({ status }) => status === name);
  process.exitCode = counts.failed === 0 && hasStatus('passed') && !hasStatus('not run') ? 0 : 1;
}
