import { installRecommendedNode, recommendedEnvironment } from '../lib/recommended-node.mjs';
import { runInForeground } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';
import { runTests } from '../lanes/run-tests.mjs';

const [first, ...others] = process.argv.slice(2);
if (first === 'node24') {
  await installRecommendedNode();
  process.exitCode = await runInForeground('node', ['tooling/src/commands/test.mjs', ...others], {
    cwd: root,
    env: recommendedEnvironment(),
  });
} else {
  // A lane that does not end in time must not keep the command alive.
  process.exit(await runTests(process.argv.slice(2)));
}
