import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly pages: readonly {
    readonly path: string;
    readonly layout: string;
    readonly noindex?: boolean;
    readonly search?: readonly string[];
  }[];
}

const file = join(import.meta.dirname, '../../../mf-public/dist/remote.json');
const { pages } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Every public page without a record, and a record of each kind in the demo community. */
export const publicPaths: readonly string[] = [
  ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/chapters/bogota',
  '/events?when=past',
];

/** Every public page with a list of several pages that search engines may list. */
export const listPaths: readonly string[] = pages
  .filter(({ layout, noindex, search = [] }) => layout === 'public' && noindex !== true && search.includes('page'))
  .map(({ path }) => path);
