import { isAllowed, splitLocale } from '@enlace/shared-contract';
import { selectActivity } from '@enlace/shared-data';

import type { Services } from '../services';
import { findRoute } from './find-route';
import { whenQuiet } from './when-quiet';

/** Time limit for one batch of links, in milliseconds. */
const turn = 4;

/**
 * Prefetches the code of a link into the browser's cache: entry, exposed module and the page's screen. Never for a
 * page that the viewer may not see.
 */
export function createPrefetch({ platform, registry, viewer }: Pick<Services, 'platform' | 'registry' | 'viewer'>) {
  /** Pages with a prefetch; many links of a list lead to the same page. */
  const requestedPages = new Set<string>();
  const waiting = new Set<string>();
  const isBusy = () => selectActivity(platform.store.getState()).pending > 0;
  const fetchCode = (href: string): void => {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return;
    const route = findRoute(registry.get().answer, splitLocale(url.pathname).path);
    if (route.kind !== 'remote' || !route.remote.enabled) return;
    if (route.page.protected && !isAllowed(viewer(), route.page.allowed)) return;
    const { remote, page } = route;
    const name = `${remote.id} ${remote.version} ${page.name}`;
    if (requestedPages.has(name)) return;
    requestedPages.add(name);
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
      import(/* webpackChunkName: "admin-layout" */ '../frame/admin-layout').catch(() => undefined);
    }
  };
  const fetchWaiting = (): void => {
    const end = performance.now() + turn;
    for (const href of waiting) {
      if (performance.now() > end) return whenQuiet(isBusy, fetchWaiting);
      waiting.delete(href);
      fetchCode(href);
    }
  };
  return (href: string): void => {
    // An invalid address must not stop the others.
    if (!URL.canParse(href, location.href)) return;
    waiting.add(href);
    if (waiting.size === 1) whenQuiet(isBusy, fetchWaiting);
  };
}
