import { availableParallelism } from 'node:os';

import { logFolder, prepareLogs, testLanes } from '../lanes/lanes.mjs';
import { failureText, flakyLines, laneLine, summaryLine, totalCounts } from '../lanes/report.mjs';
import { stopLanes } from '../lanes/run-lane.mjs';
import { runLanes } from '../lanes/schedule.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopLanes();
    process.exit(130);
  });
}

prepareLogs();
const requestedLanes = process.argv.slice(2);
const lanes = testLanes().filter(({ name }) => requestedLanes.length === 0 || requestedLanes.includes(name));
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
process.exitCode =
  counts.failed > 0 || counts.passed === 0 || results.some(({ status }) => status === 'not run') ? 1 : 0;
