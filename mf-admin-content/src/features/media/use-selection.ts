import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  replace(ids: Iterable<number>): void;
  toggle(id: number): void;
  /** Adds all files between the last selected one and this one. */
  extend(id: number): void;
}

/** The selected files; files that are no longer visible are deselected. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<number | null>(null);
  const ids = new Set(shown.filter((id) => chosen.has(id)));
  const replace = (next: Iterable<number>) => setChosen(new Set(next));
  return {
    ids,
    replace,
    toggle(id) {
      setAnchor(id);
      replace(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);
    },
    extend(id) {
      const from = shown.indexOf(anchor ?? id);
      const to = shown.indexOf(id);
      if (anchor === null) setAnchor(id);
      replace([...ids, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]);
    },
  };
}
