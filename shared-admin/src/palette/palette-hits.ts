import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import {
  findPage,
  type Page,
  type PageRecords,
  pageRecordsSchema,
  type RecordCommand,
} from '@enlace/shared-contract/platform';
import { foldText, type Locale } from '@enlace/shared-contract/text';

import type { Visit } from '../memory/visits';
import { isNearWord, wordsOfPage } from './palette-words';

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

/** The records behind a page; null without any. */
export function recordsOfPage({ records }: Page): PageRecords | null {
  return pageRecordsSchema.safeParse(records).data ?? null;
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

/**
 * The first pages whose titles or other words contain every word of the term, also with a typing error; titles that
 * start with the term come first.
 */
export function matching(pages: readonly Page[], term: string, locale: Locale): readonly Hit[] {
  const words = foldText(term.trim()).split(/\s+/);
  const matches = pages
    .map((page) => ({ page, hit: { label: page.title[locale], to: page.path, icon: iconOf(page) } }))
    .filter(({ page, hit }) => {
      const text = `${foldText(hit.label.trim())} ${wordsOfPage(page)}`;
      return words.every((word) => isNearWord(text, word));
    })
    .map(({ hit }) => hit);
  return bestFirst(matches, ({ label }) => label, term).slice(0, foldText(term.trim()) === '' ? mostUntyped : most);
}

/** Labels that start with the term come first, then labels that contain it, then the others in their order. */
export function bestFirst<T>(matches: readonly T[], labelOf: (one: T) => string, term: string): readonly T[] {
  const foldedTerm = foldText(term.trim());
  const distance = (one: T): number => {
    const label = foldText(labelOf(one).trim());
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

/**
 * Actions on the open record: copy, history, activity, publication and deletion. Empty on other screens. A command
 * opens a confirmation in the record.
 * @param commandsOf commands that the viewer may give to the records of a list
 */
export function recordHits(
  pages: readonly Page[],
  here: string,
  labels: RecordLabels,
  commandsOf: (listPath: string) => readonly RecordCommand[] = () => [],
): readonly Hit[] {
  const list = pageAbove(pages, here);
  const id = list === undefined ? '' : here.slice(list.path.length + 1);
  if (list === undefined || !/^\d+$/.test(id)) return [];
  const canAdd = pages.some(({ path }) => path === `${list.path}/new`);
  return [
    ...(canAdd ? [{ label: labels.duplicate, to: `${list.path}/new?from=${id}`, icon: 'plus' }] : []),
    { label: labels.history, to: `${here}?panel=history`, icon: 'clock' },
    { label: labels.activity, to: `${here}?panel=activity`, icon: 'clock' },
    ...commandsOf(list.path).map((command) => ({
      label: labels[command],
      to: `${here}?do=${command}`,
      icon: commandIcons[command],
    })),
  ];
}

const commandIcons: Readonly<Record<RecordCommand, string>> = {
  publish: 'globe',
  unpublish: 'eyeOff',
  delete: 'trash',
};

export interface RecordLabels extends Readonly<Record<RecordCommand, string>> {
  readonly duplicate: string;
  readonly history: string;
  readonly activity: string;
}

/** Hits whose labels match every word of the term. */
export function matchingHits(hits: readonly Hit[], term: string): readonly Hit[] {
  const words = foldText(term.trim()).split(/\s+/);
  return hits.filter(({ label }) => words.every((word) => isNearWord(foldText(label.trim()), word)));
}

/** The icon of a page in the menu. */
export function iconOf(page: Page): string {
  const kind = kindOf(page);
  return kind === 'actions' ? 'plus' : kind === 'site' ? 'globe' : (page.nav?.icon ?? 'file');
}
