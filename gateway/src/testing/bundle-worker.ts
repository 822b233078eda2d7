import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The renderer's program as text, made from its sources: a process without rights cannot read or compile them. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../render/render-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return outputFiles[0]?.text ?? '';
}
