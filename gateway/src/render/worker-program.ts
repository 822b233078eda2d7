import { fileURLToPath } from 'node:url';

let pendingProgram: Promise<readonly string[]> | null = null;

/**
 * Arguments of Node that start the renderer: the file beside this bundle, as the only file that the process can read.
 * From sources: the bundled source as an argument.
 */
export function workerProgram(): Promise<readonly string[]> {
  pendingProgram ??= import.meta.url.endsWith('.ts') ? bundleSource() : Promise.resolve(fileProgram());
  return pendingProgram;
}

function fileProgram(): readonly string[] {
  const file = fileURLToPath(new URL('./render-worker.mjs', import.meta.url));
  return [`--allow-fs-read=${file}`, file];
}

async function bundleSource(): Promise<readonly string[]> {
  const { bundleWorker } = await import('../testing/bundle-worker');
  return ['--input-type=module', '--eval', await bundleWorker()];
}
