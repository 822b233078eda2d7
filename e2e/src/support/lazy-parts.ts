import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './places';

interface Build {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

interface ShellBuild {
  readonly entry: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

/** Names that webpack gives to files that several lazy files share; they load and fail together with those. */
const sharedCode = /^\d+$/;
/** Screens have a card and a test of their own (faults-files.full.e2e.ts). */
const screenCode = /^screen-/;
/** Texts of a language: English is bundled and stays when they cannot be loaded. No journey breaks these files. */
const languageTexts = /(-texts|^texts)-(es|pt)$|^(about|privacy)-(es|pt)$/;

function namesOf(folder: string): string[] {
  if (folder === 'shell') {
    const { entry, files } = readJson<ShellBuild>('shell/dist/shell.json');
    return Object.keys(files)
      .filter((path) => path.endsWith('.js') && !entry.includes(path))
      .map((path) => path.replace(/^assets\/|\.[0-9a-f]+\.js$/g, ''));
  }
  const { entry, preload, files } = readJson<Build>(`${folder}/dist/build.json`);
  const initial = new Set([entry, ...preload]);
  return Object.keys(files)
    .filter((path) => path.endsWith('.js') && !path.startsWith('server/') && !initial.has(path))
    .map((path) => path.replace(/\.js$/, ''));
}

/** Every remote of the back office has a copy of the kit's files; those of this remote are tested. */
const kitRemote = 'mf-admin-content';

/** Lazy files of the shell and of all remotes by their builds, as `mf-member/name`. */
export function lazyParts(): string[] {
  const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
  const kitFiles = new Set(namesOf(kitRemote));
  return folders.flatMap((folder) =>
    namesOf(folder)
      .filter((name) => !(folder === 'mf-admin-events' && kitFiles.has(name)))
      .filter((name) => !sharedCode.test(name) && !screenCode.test(name) && !languageTexts.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** The part that an address loads; null for other addresses. */
export function partOf(url: string): string | null {
  const { pathname } = new URL(url);
  const [, folder, name] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)\.js$/.exec(pathname) ?? [];
  if (folder !== undefined && name !== undefined) return `${folder}/${name}`;
  const [, chunk] = /^\/assets\/(.+)\.[0-9a-f]+\.js$/.exec(pathname) ?? [];
  return chunk === undefined ? null : `shell/${chunk}`;
}
