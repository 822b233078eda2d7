import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { type Page, remoteContract } from '@enlace/shared-contract/platform';

import { integrityOf } from '../assets/asset-folder';
import { containerName } from '../registry/releases/container-name';

export interface FakeRemote {
  readonly id: string;
  readonly version: string;
  readonly pages: readonly Page[];
  /** Further files by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Damages build.json or remote.json after they are complete. */
  readonly spoil?: (build: Record<string, unknown>, remote: Record<string, unknown>) => void;
}

/** A page of a remote; public unless `allowed` is set. */
export function fakePage(name: string, path: string, more: Partial<Page> = {}): Page {
  const title = { en: `The ${name}`, es: `El ${name}`, pt: `O ${name}` };
  return { name, path, layout: 'public', protected: false, allowed: [], title, ...more };
}

export function adminPage(name: string, path: string): Page {
  return fakePage(name, path, { layout: 'admin', protected: true, allowed: ['admin'] });
}

/** Writes `<folder>/dist` like a remote's build. Returns the folder of the build. */
export async function writeFakeRemote(folder: string, remote: FakeRemote): Promise<string> {
  const { id, version, pages } = remote;
  const container = containerName(id, version);
  const dist = join(folder, 'dist');
  const entry = 'remoteEntry.0a1b2c3d.js';
  const screens = Object.fromEntries(pages.map(({ name }) => [name, [`screen-${name}.99887766.js`]]));
  const manifest: Record<string, unknown> = {
    id: container,
    name: container,
    metaData: { name: container, remoteEntry: { name: entry, path: '', type: 'global' } },
  };
  const description: Record<string, unknown> = {
    id,
    version,
    contract: remoteContract,
    container,
    pages,
    slices: [],
    requires: { shell: '^0.1.0' },
  };
  const build: Record<string, unknown> = {
    id,
    version,
    container,
    contract: remoteContract,
    entry,
    manifest: 'mf-manifest.json',
    preload: ['remote.11223344.js'],
    screens,
    shared: { react: '^19.0.0' },
    uses: { react: ['useState'] },
    gitSha: 'abc',
  };
  const files: Record<string, string> = {
    [entry]: `/* entry of ${id} ${version} */ ${'var padding = 1;'.repeat(100)}`,
    'remote.11223344.js': `/* ${version} */ ${'export const remote = 1;'.repeat(100)}`,
    ...Object.fromEntries(Object.values(screens).map(([path = '']) => [path, `/* ${path} ${version} */`])),
    ...remote.files,
  };
  const integrities = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sri(text)]));
  remote.spoil?.(build, description);
  files['mf-manifest.json'] = JSON.stringify(manifest);
  files['remote.json'] = JSON.stringify(description);
  for (const path of ['mf-manifest.json', 'remote.json']) integrities[path] = sri(files[path] ?? '');
  for (const [path, text] of Object.entries(files)) await write(join(dist, path), text);
  await write(join(dist, 'build.json'), JSON.stringify({ files: integrities, ...build }));
  return dist;
}

/** Lends one word; the remote does the rest. */
const fakeShellServer = `
exports.lentLibraries = { react: { lib: () => ({ word: 'lent' }) } };
exports.renderPage = ({ module, ...request }) => module.render(request);`;

/**
 * Writes the `dist` folder of a shell.
 * @param change fields that replace those of shell.json
 * @param moreFiles files that replace those of the build, by path
 */
export async function writeFakeShell(
  folder: string,
  version: string,
  change: Readonly<Record<string, unknown>> = {},
  moreFiles: Readonly<Record<string, string>> = {},
): Promise<string> {
  const dist = join(folder, 'dist');
  const files: Record<string, string> = {
    'assets/shell.aaaa1111.js': `/* shell ${version} */ ${'var shell = 1;'.repeat(200)}`,
    'assets/controls.bbbb2222.js': `/* lazy ${version} */`,
    'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/og-default.png': 'not really a picture',
    'server/page.cjs': fakeShellServer,
    ...moreFiles,
  };
  for (const [path, text] of Object.entries(files)) await write(join(dist, path), text);
  const integrities = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sri(text)]));
  const description = {
    version,
    entry: ['assets/shell.aaaa1111.js'],
    chunks: { controls: ['assets/controls.bbbb2222.js'] },
    server: 'server/page.cjs',
    fonts: ['static/fonts/text-latin.woff2'],
    ground: 'p{margin:0}',
    typefaces: '@font-face{font-family:Text}',
    files: integrities,
    contract: remoteContract,
    lends: { react: { version: '19.3.1', names: ['useState'] } },
    ...change,
  };
  await write(join(dist, 'shell.json'), JSON.stringify(description));
  return dist;
}

export function sri(text: string): string {
  return integrityOf(Buffer.from(text));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
