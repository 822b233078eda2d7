import { findPage, isAllowed, type Locale, type Page, type Viewer } from '@enlace/shared-contract';

import type { Visit } from '../memory/visits';

/** A target of the palette. */
export interface Hit {
  readonly label: string;
  readonly to: string;
  readonly icon: string;
  /** The kind of target, if its group does not name it. */
  readonly detail?: string | undefined;
}

/** Hits under one heading. */
export interface HitGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
}

const most = 8;
const mostRecent = 6;
/** Without a search term, more screens would hide the last visits. */
const mostUntyped = 5;

/** Pages that this viewer may see. */
export function pagesFor(pages: readonly Page[], viewer: Viewer | null): readonly Page[] {
  return pages.filter((page) => !page.protected || isAllowed(viewer, page.allowed));
}

/** Whether the page's path has no parameters. */
export function hasAddress({ path }: Page): boolean {
  return !path.includes(':');
}

export type PageKind = 'screens' | 'actions' | 'site';

/** A form that adds a record is an action; a public page belongs to the site; every other page is a screen. */
export function kindOf({ path, layout }: Page): PageKind {
  if (layout === 'public') return 'site';
  return path.endsWith('/new') ? 'actions' : 'screens';
}

/** The first pages whose titles contain every word of the term; titles that start with the term come first. */
export function matching(pages: readonly Page[], term: string, locale: Locale): readonly Hit[] {
  const words = fold(term).split(/\s+/);
  const matches = pages
    .map((page) => ({ label: page.title[locale], to: page.path, icon: iconOf(page) }))
    .filter(({ label }) => words.every((word) => fold(label).includes(word)));
  return bestFirst(matches, ({ label }) => label, term).slice(0, fold(term) === '' ? mostUntyped : most);
}

/** Labels that start with the term come first, then labels that contain it, then the others in their order. */
export function bestFirst<T>(matches: readonly T[], labelOf: (one: T) => string, term: string): readonly T[] {
  const foldedTerm = fold(term);
  const distance = (one: T): number => {
    const label = fold(labelOf(one));
    return label.startsWith(foldedTerm) ? 0 : foldedTerm.split(/\s+/).every((word) => label.includes(word)) ? 1 : 2;
  };
  return [...matches].sort((one, other) => distance(one) - distance(other));
}

/** The last visits that the viewer may still see, without the current page. */
export function recent(visits: readonly Visit[], pages: readonly Page[], locale: Locale, here: string): readonly Hit[] {
  return visits
    .filter(({ to }) => to !== here)
    .flatMap(({ to, name }): Hit[] => {
      const page = findPage(pages, to)?.page;
      if (page === undefined) return [];
      if (name === null) return [{ label: page.title[locale], to, icon: iconOf(page) }];
      const list = pageAbove(pages, to);
      return [{ label: name, to, icon: list === undefined ? 'file' : iconOf(list), detail: list?.title[locale] }];
    })
    .slice(0, mostRecent);
}

/** The list above a record's address. */
function pageAbove(pages: readonly Page[], to: string): Page | undefined {
  return pages
    .filter((page) => hasAddress(page) && to.startsWith(`${page.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The icon of a page in the menu. */
export function iconOf(page: Page): string {
  const kind = kindOf(page);
  return kind === 'actions' ? 'plus' : kind === 'site' ? 'globe' : (page.nav?.icon ?? 'file');
}

/** The form for comparisons: without accents and capitals. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
