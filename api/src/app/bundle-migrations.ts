import { dirname, join } from 'node:path';

import { listMigrations } from '../infrastructure/db/read-migrations';

/** The part of esbuild's build object that the plugin uses. */
interface Build {
  onLoad(
    filter: { readonly filter: RegExp },
    load: (file: { readonly path: string }) => { readonly contents: string; readonly resolveDir: string },
  ): void;
}

/**
 * Plugin of esbuild that puts the files of the folder `migrations` into a bundle, because a bundle cannot read the
 * folder. It replaces `migrations.ts` by a module that imports each of them.
 */
export const bundleMigrations = {
  name: 'bundle-migrations',
  setup: ({ onLoad }: Build): void =>
    onLoad({ filter: /[\\/]api[\\/]src[\\/]app[\\/]migrations\.ts$/ }, ({ path }) => {
      const folder = dirname(path);
      return { contents: writeModule(listMigrations(join(folder, 'migrations'))), resolveDir: folder };
    }),
};

function writeModule(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as step${index} from './migrations/${name}';`);
  const entries = names.map((name, index) => `'${name}': step${index},`);
  return [...imports, 'export const loadMigrations = async () => ({', ...entries, '});'].join('\n');
}
