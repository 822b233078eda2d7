let observer: IntersectionObserver | undefined;

/**
 * Watches the links of the document as it is now. One watch replaces the last one.
 * @param onNear called with the address of each link that comes within 200 px of the window; false ends the watch
 */
export function watchNearLinks(onNear: (href: string) => boolean): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries, watcher) => {
      const nearLinks = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const link of nearLinks) {
        watcher.unobserve(link);
        if (link instanceof HTMLAnchorElement && !onNear(link.href)) return watcher.disconnect();
      }
      return undefined;
    },
    { rootMargin: '200px' },
  );
  for (const link of document.querySelectorAll('a[href]:not([data-prefetch=false])')) observer.observe(link);
}
