/** What redux-persist wants of a storage. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** The part of Web Storage that is used; one that answers later is welcome too. */
export interface PlainStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/**
 * redux-persist over local storage, minding its trap with late slices (session-and-seo-semantics §3): text of slices
 * that are not in the reducer yet is kept and written back, so a remote loaded later finds what it left.
 */
export interface SliceStorage extends PersistStorage {
  /** Takes the stored value of a late slice, parsed; undefined when there is none or it cannot be read. */
  take(path: string): unknown;
}

/** @param isKnown whether the store has the slice; what it has is redux-persist's, the rest waits here */
export function createSliceStorage(storage: PlainStorage | null, isKnown: (path: string) => boolean): SliceStorage {
  let waiting: Record<string, string> = {};

  /** Gives redux-persist only what it may restore: a late slice that cannot be read must not cost the others. */
  function divide(text: string | null): string | null {
    const texts = readTexts(text);
    if (texts === null) return text;
    const entries = Object.entries(texts);
    waiting = Object.fromEntries(entries.filter(([path]) => !isKnown(path)));
    return JSON.stringify(Object.fromEntries(entries.filter(([path]) => isKnown(path))));
  }

  return {
    getItem(key) {
      const found = attempt(() => storage?.getItem(key)) ?? null;
      return found instanceof Promise ? found.then(divide) : Promise.resolve(divide(found));
    },
    setItem(key, value) {
      const merged = JSON.stringify({ ...waiting, ...readTexts(value) });
      // A full or forbidden storage must not stop the product; what is in memory goes on.
      attempt(() => storage?.setItem(key, merged));
      return Promise.resolve();
    },
    removeItem(key) {
      waiting = {};
      attempt(() => storage?.removeItem(key));
      return Promise.resolve();
    },
    take(path) {
      const { [path]: text, ...others } = waiting;
      waiting = others;
      return text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown);
    },
  };
}

function readTexts(text: string | null): Record<string, string> | null {
  const parsed = text === null ? null : attempt(() => JSON.parse(text) as unknown);
  if (typeof parsed !== 'object' || parsed === null) return null;
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
