import { checkLanes, prepareLogs } from '../lanes/lanes.mjs';
import { failureLines, laneLine } from '../lanes/report.mjs';
import { LockedError, takeLock, testLock } from '../lanes/run-lock.mjs';
import { runLanes } from '../lanes/schedule.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

const treeState = async () => (await run('git', ['status', '--porcelain'], { cwd: root })).output;

let release;
try {
  release = takeLock(testLock);
} catch (error) {
  if (!(error instanceof LockedError)) throw error;
  console.error(error.message);
  process.exit(1);
}
prepareLogs();
const before = await treeState();
const results = await runLanes(checkLanes(), {
  capacity: 2,
  onDone: (lane, result) => console.log(laneLine(lane, result)),
});
const failedLanes = results.filter(({ status }) => status !== 'passed');
for (const line of failureLines(failedLanes)) console.log(line);
if ((await treeState()) !== before) {
  console.error('check changed files of the repository: it must only look. See git status.');
  process.exitCode = 1;
}
if (failedLanes.length > 0) {
  console.error(
    `Not fine: ${failedLanes.map(({ lane }) => lane.name).join(', ')}. npm run fix mends what is mechanical.`,
  );
  process.exitCode = 1;
}
release();
