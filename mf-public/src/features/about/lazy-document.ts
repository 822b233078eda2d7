import type { Locale } from '@enlace/shared-contract/text';

/** A long text with one file per language; a visitor loads one language only. */
export interface LazyDocument<D> {
  /** Returns the same promise for the same language, because React's `use` requires it. */
  load(locale: Locale): Promise<D>;
  /** Removes failed loads, so that the next render tries again. */
  forgetFailed(): void;
}

export function lazyDocument<D>(
  loaders: Readonly<Record<Locale, () => Promise<{ readonly document: D }>>>,
): LazyDocument<D> {
  const loads = new Map<Locale, Promise<D>>();
  const failedLocales = new Set<Locale>();
  return {
    load(locale) {
      const storedLoad = loads.get(locale);
      if (storedLoad !== undefined) return storedLoad;
      // A file that fails is requested once more; the chunk loader then uses a new address.
      const load = loaders[locale]()
        .catch(() => loaders[locale]())
        .then((module) => module.document);
      loads.set(locale, load);
      load.catch(() => failedLocales.add(locale));
      return load;
    },
    forgetFailed() {
      failedLocales.forEach((locale) => loads.delete(locale));
      failedLocales.clear();
    },
  };
}
