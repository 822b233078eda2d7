import type { ChangeListener } from './data-change';

/** Listeners that share one listener of the database, which can cost a connection. */
export interface SharedChanges {
  /** As `Database.watchChanges`. */
  watch(onChange: ChangeListener): () => void;
  close(): void;
}

/** Listens from the first listener on until `close`: a new connection could miss changes. */
export function shareChanges(watchChanges: (onChange: ChangeListener) => () => void): SharedChanges {
  const listeners = new Set<ChangeListener>();
  let stop: (() => void) | null = null;
  return {
    watch(onChange) {
      const listener: ChangeListener = (change) => onChange(change);
      listeners.add(listener);
      stop ??= watchChanges((change) => listeners.forEach((listen) => listen(change)));
      return () => void listeners.delete(listener);
    },
    close: () => stop?.(),
  };
}
