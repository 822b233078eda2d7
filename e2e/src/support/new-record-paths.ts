import type { Page } from '@enlace/shared-contract/platform';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './places';

interface Manifest {
  readonly pages: readonly Page[];
}

function pagesOf(folder: string): readonly Page[] {
  const { pages } = JSON.parse(readFileSync(join(root, folder, 'dist/remote.json'), 'utf8')) as Manifest;
  return pages;
}

/** Addresses of all forms of the back office that add a record, by the builds of the remotes. */
export const newRecordPaths: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .flatMap(pagesOf)
  .filter(({ path, layout }) => layout === 'admin' && path.endsWith('/new'))
  .map(({ path }) => path);
