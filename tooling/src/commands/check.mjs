import { checkLanes, prepareLogs } from '../lanes/lanes.mjs';
import { failureLines, laneLine } from '../lanes/report.mjs';
import { LockedError, takeLock, testLock } from '../lanes/run-lock.mjs';
import { runLanes } from '../lanes/schedule.mjs';
import { run } from '../lib/run.mjs';
import { folderOfWorkspace, root, workspaces } from '../lib/workspace.mjs';

const treeState = async () => (await run('git', ['status', '--porcelain'], { cwd: root })).output;

const checkedFolder = readFolder();

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
const results = await runLanes(checkedFolder === null ? checkLanes() : checkLanes([checkedFolder], checkedFolder), {
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

/** The package to check: `npm run check -- mf-x`, or `npm run check` in its folder; null for all. */
function readFolder() {
  const names = process.argv.slice(2);
  if (names.length === 0) return null;
  const [folder] = names.map(folderOfWorkspace);
  if (names.length === 1 && folder !== null) return folder;
  const folders = workspaces().map((workspace) => workspace.folder);
  console.error(`npm run check takes one package, "${names.join(' ')}" is none. There are: ${folders.join(', ')}.`);
  process.exit(1);
}
