import { readJson } from '../lib/workspace.mjs';

/**
 * The libraries that the shell lends: import request -> package.json with the version. Remotes are built without a
 * copy (`import: false`). `redux` is never shared, because a warm cache then makes a wrong bundle.
 */
const packageOf = {
  react: 'node_modules/react/package.json',
  'react/jsx-runtime': 'node_modules/react/package.json',
  'react-dom': 'node_modules/react-dom/package.json',
  'react-dom/client': 'node_modules/react-dom/package.json',
  'zod/mini': 'node_modules/zod/package.json',
  '@enlace/shared-platform': 'shared-platform/package.json',
  '@enlace/shared-data': 'shared-data/package.json',
  '@enlace/shared-auth': 'shared-auth/package.json',
  '@enlace/shared-ui': 'shared-ui/package.json',
  '@enlace/shared-ui/controls': 'shared-ui/package.json',
};

export const sharedNames = Object.keys(packageOf);

/** Version range of each shared library for a remote: `{ react: '^19.3.1', … }`. */
export function sharedRanges() {
  return Object.fromEntries(Object.entries(packageOf).map(([name, file]) => [name, `^${readJson(file).version}`]));
}

/** `zod/mini` -> `zod`: the federation manifest reads the version of a library from its package. */
const packageNameOf = (request) => /^(@[^/]+\/)?[^/]+/.exec(request)[0];

/** The `shared` option of the federation plugin of a remote. */
export function sharedOption() {
  return Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { import: false, singleton: true, packageName: packageNameOf(name), requiredVersion },
    ]),
  );
}
