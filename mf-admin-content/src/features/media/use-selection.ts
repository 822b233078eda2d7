import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  replace(ids: Iterable<number>): void;
  toggle(id: number): void;
  /** Adds all files between the last selected one and this one. */
  extend(id: number): void;
}

/** The selected files; files that are no longer visible are deselected. */
export function useSelection(visibleIds: readonly number[]): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<number | null>(null);
  const ids = new Set(visibleIds.filter((id) => chosenIds.has(id)));
  const replace = (next: Iterable<number>) => setChosenIds(new Set(next));
  return {
    ids,
    replace,
    toggle(id) {
      setAnchor(id);
      replace(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);
    },
    extend(id) {
      const from = visibleIds.indexOf(anchor ?? id);
      const to = visibleIds.indexOf(id);
      if (anchor === null) setAnchor(id);
      replace([...ids, ...visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1)]);
    },
  };
}
