import { useEffect, useState, type RefObject } from 'react';

/** Number of rows that are rendered before the first scroll. */
const first = 24;

interface Group {
  readonly resource: string;
  readonly rights: readonly unknown[];
}

/**
 * The rendered groups: those near the visible part, and all that were rendered before. The others only keep their
 * height, so that a table with thousands of checkboxes opens fast. `draw` renders one more group for keyboard
 * navigation.
 */
export function useNear(frame: RefObject<HTMLElement | null>, groups: readonly Group[]) {
  const [seenGroups, setSeenGroups] = useState<ReadonlySet<string>>(() => new Set(firstOf(groups)));
  const isKnown = typeof IntersectionObserver === 'function';
  const add = (names: readonly string[]) =>
    setSeenGroups((now) => (names.every((name) => now.has(name)) ? now : new Set([...now, ...names])));
  useEffect(() => {
    if (!isKnown || frame.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) =>
        add(
          entries.flatMap(({ isIntersecting, target }) =>
            isIntersecting && target instanceof HTMLElement ? (target.dataset['resource'] ?? []) : [],
          ),
        ),
      { root: frame.current, rootMargin: '480px 0px' },
    );
    for (const body of frame.current.querySelectorAll('tbody')) watcher.observe(body);
    return () => watcher.disconnect();
  }, [frame, groups, isKnown]);
  return {
    isNear: (resource: string) => !isKnown || seenGroups.has(resource),
    draw: (resource: string) => add([resource]),
  };
}

function firstOf(groups: readonly Group[]): string[] {
  let rows = 0;
  return groups
    .filter(({ rights }) => {
      const isFirst = rows < first;
      rows += rights.length + 1;
      return isFirst;
    })
    .map(({ resource }) => resource);
}
