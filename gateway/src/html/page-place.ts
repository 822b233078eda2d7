import { RecentMap } from '@enlace/api/http';

import { findPage, type RegistryAnswer, shellPages } from '@enlace/shared-contract/platform';

/** What the path of an address shows. */
export interface PagePlace {
  /** The remote and its page. Another one when the page is switched off, guarded or missing. */
  readonly owner: string;
  /** Names of the query parameters that the page reads; null when they are not known. */
  readonly parameters: readonly string[] | null;
  /** Whether links write the path like this. Other spellings, such as `/events//`, show the same page. */
  readonly isUsual: boolean;
}

const most = 500;
const knownPlaces = new WeakMap<RegistryAnswer, RecentMap<string, PagePlace>>();

/** @param path the address without language and query */
export function findPlace(answer: RegistryAnswer, path: string): PagePlace {
  const places = knownPlaces.get(answer) ?? new RecentMap<string, PagePlace>(most);
  knownPlaces.set(answer, places);
  const place = places.get(path) ?? makePlace(answer, path);
  places.set(path, place);
  return place;
}

/** Decides like `findRouteFacts`. */
function makePlace(answer: RegistryAnswer, path: string): PagePlace {
  const shellPage = findPage(shellPages, path)?.page;
  if (shellPage !== undefined)
    return { owner: `shell ${shellPage.name}`, parameters: null, isUsual: path === shellPage.path };
  const pages = answer.remotes.flatMap((remote) => remote.pages.map((page) => ({ path: page.path, page, remote })));
  const guardedPages = answer.guarded.map((guardedPath) => ({ path: guardedPath, page: null, remote: null }));
  const match = findPage([...pages, ...guardedPages], path);
  if (match === null) return { owner: 'missing', parameters: [], isUsual: false };
  const { page, remote } = match.page;
  const isUsual = path === pathOf(match.page.path, match.params);
  // The browser draws a guarded page; its query is for the way back after the sign-in.
  if (page === null) return { owner: 'guarded', parameters: null, isUsual };
  const owner = `${remote.id} ${remote.enabled ? page.name : 'off'}`;
  return { owner, parameters: page.search ?? null, isUsual };
}

function pathOf(pattern: string, params: Readonly<Record<string, string>>): string {
  const segments = pattern.split('/').filter(Boolean);
  return `/${segments.map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part)).join('/')}`;
}
