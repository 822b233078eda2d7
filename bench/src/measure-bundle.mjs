import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import webpack from 'webpack';

import mono from '../mono/webpack.config.mjs';
import { root } from './servers/server-process.mjs';

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

/** The back office: its first list with all that it needs, and the own code of its largest screen. */
async function measureOffice() {
  const folder = join(root, 'mf-admin-content/dist');
  const { entry, preload, screens } = readJson('mf-admin-content/dist/build.json');
  const screenFiles = [...new Set(Object.values(screens).flat())].filter((file) => /^screen-/.test(file));
  const sizes = await Promise.all(screenFiles.map(async (file) => ({ file, size: await brotli(join(folder, file)) })));
  const largest = sizes.reduce((one, other) => (one.size >= other.size ? one : other));
  const kit = readdirSync(folder).filter((file) => /^kit-list\.js$/.test(file));
  const list = await sum(folder, [...new Set([entry, ...preload, ...kit, ...(screens['areas-list'] ?? [])])]);
  return [
    { id: 'bundle.office-list', what: 'back office to its first list', value: list / 1000, unit: 'kB' },
    {
      id: 'bundle.office-screen',
      what: `largest of its ${screenFiles.length} screens: ${largest.file.replace(/\.js$/, '')}`,
      value: largest.size / 1000,
      unit: 'kB',
    },
  ];
}

/** Entry and exposed module of a remote: what it costs before its first screen. */
async function measureRemote({ id, folder }) {
  const { entry, preload } = readJson(`${folder}/dist/build.json`);
  const size = await sum(join(root, folder, 'dist'), [entry, ...preload]);
  return { id: `bundle.remote.${id}`, what: `${id}: entry and exposed module`, value: size / 1000, unit: 'kB' };
}

/** The remote of members to its first page, /my. The player of lessons is not part of it. */
async function measureMemberHome() {
  const { entry, preload, screens } = readJson('mf-member/dist/build.json');
  const files = [...new Set([entry, ...preload, ...(screens['home'] ?? [])])];
  const size = await sum(join(root, 'mf-member/dist'), files);
  return { id: 'bundle.member-home', what: 'mf-member to /my', value: size / 1000, unit: 'kB' };
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
  const total = shell + remote;
  return [
    { id: 'bundle.shell', what: 'shell', value: shell / 1000, unit: 'kB' },
    { id: 'bundle.events', what: 'mf-public with the events screen', value: remote / 1000, unit: 'kB' },
    { id: 'bundle.sum', what: 'sum', value: total / 1000, unit: 'kB' },
    { id: 'bundle.single', what: 'the same sources as one bundle', value: single / 1000, unit: 'kB' },
    { id: 'bundle.ratio', what: 'sum against one bundle', value: total / single, unit: 'x' },
    ...(await Promise.all(readJson('remotes.json').map(measureRemote))),
    await measureMemberHome(),
    ...(await measureOffice()),
  ];
}
