import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import webpack from 'webpack';

import mono from '../mono/webpack.config.mjs';
import { root } from './lib/gateway.mjs';
import { kilo, times } from './lib/table.mjs';

const compress = promisify(brotliCompress);

async function brotli(file) {
  const bytes = readFileSync(file);
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

async function sum(folder, files) {
  const sizes = await Promise.all(files.map((file) => brotli(join(folder, file))));
  return sizes.reduce((total, size) => total + size, 0);
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

async function buildMono() {
  const stats = await promisify(webpack)(mono);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const files = ['mono', 'mono-remote', 'screen-events-list'].flatMap((name) =>
    (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name),
  );
  return sum(join(root, 'var/bench/mono'), [...new Set(files)]);
}

const screenBar = 6000;

/** The back office: its first list with all that it needs, and every screen whose own code is too much. */
async function measureOffice() {
  const folder = join(root, 'mf-admin-content/dist');
  const { entry, preload, screens } = readJson('mf-admin-content/dist/build.json');
  const own = [...new Set(Object.values(screens).flat())].filter((file) => /^screen-/.test(file));
  const sizes = await Promise.all(own.map(async (file) => ({ file, size: await brotli(join(folder, file)) })));
  const heavy = sizes.filter(({ size }) => size > screenBar).sort((a, b) => b.size - a.size);
  const kit = readdirSync(folder).filter((file) => /^kit-list\.js$/.test(file));
  const list = await sum(folder, [...new Set([entry, ...preload, ...kit, ...(screens['areas-list'] ?? [])])]);
  const largest = Math.max(...sizes.map(({ size }) => size));
  return [
    { what: 'back office to its first list', value: kilo(list), bar: '60 kB', holds: list <= 60_000 },
    { what: `largest of its ${own.length} screens`, value: kilo(largest), bar: '6 kB', holds: heavy.length === 0 },
    ...heavy.map(({ file, size }) => ({
      what: file.replace(/\.js$/, ''),
      value: kilo(size),
      bar: '6 kB',
      holds: false,
    })),
  ];
}

/** JavaScript of /events, federated and as one bundle, brotli 11, file by file without headers. */
export async function measureBundle() {
  const shell = await sum(join(root, 'shell/dist'), readJson('shell/dist/shell.json').entry);
  const build = readJson('mf-public/dist/build.json');
  const remoteFiles = [
    ...new Set([build.entry, ...build.preload, ...(build.screens['events'] ?? build.screens['events-list'] ?? [])]),
  ];
  const remote = await sum(join(root, 'mf-public/dist'), remoteFiles);
  const single = await buildMono();
  const others = await Promise.all(
    readJson('remotes.json').map(async ({ id, folder }) => {
      const own = readJson(`${folder}/dist/build.json`);
      const overhead = await sum(join(root, folder, 'dist'), [own.entry, ...own.preload]);
      return {
        what: `${id}: entry and exposed module`,
        value: kilo(overhead),
        bar: '14 kB',
        holds: overhead <= 14_000,
      };
    }),
  );
  const total = shell + remote;
  return [
    { what: 'shell', value: kilo(shell) },
    { what: 'mf-public with the events screen', value: kilo(remote) },
    { what: 'sum', value: kilo(total), bar: '165 kB', holds: total <= 165_000 },
    { what: 'the same sources as one bundle', value: kilo(single) },
    { what: 'sum against one bundle', value: times(total / single), bar: '1.2x', holds: total / single <= 1.2 },
    ...others,
    ...(await measureOffice()),
  ];
}
