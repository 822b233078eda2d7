import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import type { Page, PageLayout, RegistryAnswer } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';

export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  readonly icon: string | undefined;
  /** Heading above the entry. */
  readonly group?: string | undefined;
  /** Other paths whose pages mark this entry. */
  readonly covers?: readonly string[] | undefined;
}

/**
 * The menu of a place from the registry's pages, with the pages that this viewer may see. Its order is the same in all
 * languages.
 */
export function navigationOf(
  answer: RegistryAnswer,
  viewer: Viewer | null,
  locale: Locale,
  selection: { readonly place: NonNullable<Page['nav']>['place']; readonly layouts: readonly PageLayout[] },
): NavigationItem[] {
  return answer.remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.pages)
    .concat(answer.links ?? [])
    .flatMap((page) => (page.nav === undefined ? [] : [{ page, nav: page.nav }]))
    .filter(
      ({ page, nav }) =>
        [nav.place, ...(nav.also ?? [])].includes(selection.place) && selection.layouts.includes(page.layout),
    )
    .filter(({ nav }) => viewer === null || nav.visitors !== true)
    .filter(({ page }) => !page.protected || isAllowed(viewer, page.allowed))
    .sort((a, b) => a.nav.order - b.nav.order)
    .map(({ page, nav }) => ({
      path: page.path,
      label: nav.label[locale],
      icon: nav.icon,
      group: nav.group?.[locale],
      covers: nav.covers,
    }));
}

/** Whether a menu entry is that of the open page: itself, a page below it, or one that it covers. */
export function isCurrent(path: string, pathname: string, among: readonly NavigationItem[]): boolean {
  const isBelow = (candidate: string) => pathname === candidate || pathname.startsWith(`${candidate}/`);
  const owner = among.find((item) => item.covers?.some(isBelow));
  if (owner !== undefined) return path === owner.path;
  const covers = (candidate: string) => (candidate === '/' ? pathname === '/' : isBelow(candidate));
  if (!covers(path)) return false;
  return !among.some((other) => other.path.length > path.length && covers(other.path));
}

/** Entries by heading, headings in the order of their first entry; entries without a heading first. */
export function groupsOf(
  items: readonly NavigationItem[],
): readonly { readonly group: string | undefined; readonly entries: readonly NavigationItem[] }[] {
  const names = [...new Set([undefined, ...items.map(({ group }) => group)])];
  return names
    .map((group) => ({ group, entries: items.filter((item) => item.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
