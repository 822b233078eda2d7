import type { Locale } from '@enlace/shared-contract';

/** A long text that a reader fetches in her language only, each language a file of its own. */
export interface LazyDocument<D> {
  /** The same promise for the same language, as React's `use` wants it. */
  load(locale: Locale): Promise<D>;
  /** Lets a load that failed be tried again; called when the screen is drawn anew. */
  forgetFailed(): void;
}

export function lazyDocument<D>(
  loaders: Readonly<Record<Locale, () => Promise<{ readonly document: D }>>>,
): LazyDocument<D> {
  const loads = new Map<Locale, Promise<D>>();
  const failed = new Set<Locale>();
  return {
    load(locale) {
      const known = loads.get(locale);
      if (known !== undefined) return known;
      const started = loaders[locale]().then((module) => module.document);
      loads.set(locale, started);
      started.catch(() => failed.add(locale));
      return started;
    },
    forgetFailed() {
      failed.forEach((locale) => loads.delete(locale));
      failed.clear();
    },
  };
}
