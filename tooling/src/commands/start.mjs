// Runs before the installation: uses only Node's own modules, and no module of the project before the version check.
const { nodeProblem } = await import('../lib/node-version.mjs');

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { installIfNeeded } = await import('../lib/install.mjs');
const { buildIfNeeded } = await import('../lib/build-all.mjs');
const { runInForeground } = await import('../lib/run.mjs');
const { memoryEnvironment } = await import('../lib/server-memory.mjs');
const { root } = await import('../lib/workspace.mjs');

try {
  await installIfNeeded('[1/3] Installing packages');
  await buildIfNeeded('[2/3] Building');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log('[3/3] Starting (Ctrl-C stops it)');
process.exitCode = await runInForeground(process.execPath, ['--enable-source-maps', 'gateway/dist/main.mjs'], {
  cwd: root,
  env: { ...memoryEnvironment, ...process.env },
});
