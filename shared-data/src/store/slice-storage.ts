/** The storage interface of redux-persist. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** The part of Web Storage that is used; an asynchronous storage works too. */
export interface PlainStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/**
 * Storage for redux-persist over local storage. redux-persist drops the stored text of slices that are not in the
 * reducer yet; this storage keeps that text, so that a remote that is loaded later gets its stored state.
 */
export interface SliceStorage extends PersistStorage {
  /** Removes and returns the stored, parsed value of a late slice; undefined when it is missing or unreadable. */
  take(path: string): unknown;
}

/** @param isKnown whether the store has the slice; the text of other slices waits here */
export function createSliceStorage(storage: PlainStorage | null, isKnown: (path: string) => boolean): SliceStorage {
  let waiting: Record<string, string> = {};

  /** Returns the part for redux-persist: an unreadable value of a late slice must not discard the other slices. */
  function divide(text: string | null): string | null {
    const texts = readTexts(text);
    if (texts === null) return text;
    const entries = Object.entries(texts);
    waiting = Object.fromEntries(entries.filter(([path]) => !isKnown(path)));
    return JSON.stringify(Object.fromEntries(entries.filter(([path]) => isKnown(path))));
  }

  return {
    getItem(key) {
      const storedText = attempt(() => storage?.getItem(key)) ?? null;
      return storedText instanceof Promise ? storedText.then(divide) : Promise.resolve(divide(storedText));
    },
    setItem(key, value) {
      const text = JSON.stringify({ ...waiting, ...readTexts(value) });
      // A full or forbidden storage must not stop the product; the state in memory remains.
      attempt(() => storage?.setItem(key, text));
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

function attempt<T>(runAll: () => T): T | undefined {
  try {
    return runAll();
  } catch {
    return undefined;
  }
}
