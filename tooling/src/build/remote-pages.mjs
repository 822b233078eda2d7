import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { loadTypescript } from './load-typescript.mjs';

/**
 * Exports of a remote's `src/pages.ts`: `pages` (definePages) and optionally `slices`, the paths that it injects, and
 * `fieldTexts`, the resources whose stored fields it names.
 */
export async function loadPages(folder) {
  const file = join(folder, 'src/pages.ts');
  if (!existsSync(file)) throw new Error(`${file} is missing: it exports the remote's pages (definePages)`);
  const { pages, slices = [], fieldTexts } = await loadTypescript(file);
  if (!Array.isArray(pages)) throw new Error(`${file} must export "pages", made by definePages()`);
  return { pages, slices, fieldTexts };
}
