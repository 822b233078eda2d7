import { isAllowed } from '@enlace/shared-contract/access';
import { splitLocale } from '@enlace/shared-contract/text';
import { selectActivity } from '@enlace/shared-data';
import type { PrefetchSign } from '@enlace/shared-ui';

import type { Services } from '../services';
import { allowsPrefetch } from './allows-prefetch';
import { findRoute } from './find-route';
import type { ScreenPreparation } from './screen-preparation';
import { watchNearLinks } from './near-links';
import { whenQuiet } from './when-quiet';

/** Pages that are prefetched without a sign of the user, for each document. */
const mostNearPages = 3;

/** Milliseconds that the pointer or the focus rests on a link before its page is prepared. */
const restTime = 65;

/** Time limit for one batch of links, in milliseconds. */
const turn = 4;

/**
 * Prefetches the code of a link into the browser's cache: entry, exposed module and the page's screen. Links that are
 * only near the window count on fast connections without a limit of data, and at most `mostNearPages` of them; links
 * that the user points at count on all connections, except when the user saves data or the connection is slow. Never
 * for a page that the viewer may not see.
 * @param prefetchPage prepares a page that the user points at; false when only its code can be prefetched
 * @returns `prefetch` for links of the user; `watchLinks` finds the links near the window of a page that was drawn
 */
export function createPrefetch(
  { platform, registry, viewer }: Pick<Services, 'platform' | 'registry' | 'viewer'>,
  prefetchPage: ScreenPreparation['prefetchPage'],
) {
  /** Pages with a prefetch; many links of a list lead to the same page. */
  const requestedPages = new Set<string>();
  const waiting = new Set<string>();
  let nearPages = 0;
  const isBusy = () => selectActivity(platform.store.getState()).pending > 0;
  const fetchCode = (href: string, sign: PrefetchSign): void => {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return;
    const { answer, outdatedOn } = registry.get();
    // An outdated tab loads the document of the next page, with files of another release.
    if (outdatedOn !== null) return;
    const route = findRoute(answer, splitLocale(url.pathname).path);
    if (route.kind !== 'remote' || !route.remote.enabled) return;
    if (route.page.protected && !isAllowed(viewer(), route.page.allowed)) return;
    const { remote, page } = route;
    const name = `${remote.id} ${remote.version} ${page.name}`;
    if (requestedPages.has(name)) return;
    if (sign === 'near' && nearPages >= mostNearPages) return;
    requestedPages.add(name);
    if (sign === 'near') nearPages += 1;
    for (const file of [remote.entry, ...remote.preload, ...(remote.screens[page.name] ?? [])]) {
      const address = new URL(file, new URL(remote.base, location.origin)).href;
      const path = address.slice(url.origin.length);
      if (document.head.querySelector(`[href="${address}"],[href="${path}"]`) !== null) continue;
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
      link.href = address;
      document.head.append(link);
    }
    // Pages behind the sign-in have a layout that loads with the first of them.
    if (page.layout !== 'public') {
      import(/* webpackChunkName: "inner-layout" */ '../frame/inner-layout').catch(() => undefined);
    }
  };
  let lastHref: string | null = null;
  const prepare = (href: string, sign: PrefetchSign): void => {
    const url = new URL(href, location.href);
    // The page that is open, or that the click has opened meanwhile.
    if (url.origin === location.origin && url.pathname === location.pathname) return;
    if (url.origin !== location.origin || !prefetchPage(url, sign === 'press')) fetchCode(href, sign);
  };
  const fetchWaiting = (): void => {
    const end = performance.now() + turn;
    for (const href of waiting) {
      if (performance.now() > end) return whenQuiet(isBusy, fetchWaiting);
      waiting.delete(href);
      fetchCode(href, 'near');
    }
  };
  const addWaiting = (href: string): boolean => {
    waiting.add(href);
    if (waiting.size === 1) whenQuiet(isBusy, fetchWaiting);
    return nearPages < mostNearPages;
  };
  return {
    prefetch(href: string, sign: PrefetchSign): void {
      // An invalid address must not stop the others.
      if (!URL.canParse(href, location.href) || !allowsPrefetch(sign)) return;
      lastHref = href;
      if (sign === 'press') prepare(href, sign);
      else setTimeout(() => lastHref === href && prepare(href, sign), restTime);
    },
    watchLinks(): void {
      if (nearPages >= mostNearPages || !allowsPrefetch('near')) return;
      whenQuiet(isBusy, () => watchNearLinks(addWaiting));
    },
  };
}
