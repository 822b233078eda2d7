import { buildIfNeeded, isBuilt } from '../lib/build-all.mjs';
import { run, runInForeground } from '../lib/run.mjs';
import { memoryEnvironment } from '../lib/server-memory.mjs';
import { root } from '../lib/workspace.mjs';

// The settings of gateway and API, complete; the built program names them itself.
if (!isBuilt()) {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'gateway/src/main.ts', '--settings-only'], {
    cwd: root,
  });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
try {
  await buildIfNeeded('[1/2] Building');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log('[2/2] Starting (Ctrl-C stops it)');
process.exitCode = await runInForeground(process.execPath, ['--enable-source-maps', 'gateway/dist/main.mjs'], {
  cwd: root,
  env: { ...memoryEnvironment, ...process.env },
});
