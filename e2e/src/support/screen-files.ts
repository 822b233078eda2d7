import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './places';

interface Remote {
  readonly pages: readonly { readonly name: string; readonly path: string }[];
}

interface Build {
  /** Files of a page by its name. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

interface ScreenPage {
  readonly path: RegExp;
  readonly hasParameters: boolean;
  /** The file of the screen, as `mf-member/screen-profile.js`. Pages of one record share a file. */
  readonly file: string;
}

function pagesOf(folder: string): ScreenPage[] {
  const { pages } = readJson<Remote>(`${folder}/dist/remote.json`);
  const { screens } = readJson<Build>(`${folder}/dist/build.json`);
  return pages.map(({ name, path }) => ({
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    hasParameters: path.includes(':'),
    file: `${folder}/${screens[name]?.find((file) => file.startsWith('screen-')) ?? name}`,
  }));
}

/** Pages of all remotes by their builds; fixed paths first, as the router matches them. */
export function screenPages(): readonly ScreenPage[] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return folders.flatMap(pagesOf).sort((one, other) => Number(one.hasParameters) - Number(other.hasParameters));
}
