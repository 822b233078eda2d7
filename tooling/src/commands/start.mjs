import { buildIfNeeded } from '../lib/build-all.mjs';
import { runInForeground } from '../lib/run.mjs';
import { memoryEnvironment } from '../lib/server-memory.mjs';
import { root } from '../lib/workspace.mjs';

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
