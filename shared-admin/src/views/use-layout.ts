import { useCallback, useState } from 'react';

import { usualLayout, type Layout } from './layout';

const prefix = 'enlace.layout ';

/** The layout of a list, stored in this browser. */
export function useLayout(path: string): readonly [Layout, (change: (layout: Layout) => Layout) => void] {
  const [layout, setLayout] = useState(() => read(path));
  const change = useCallback(
    (make: (layout: Layout) => Layout) => {
      setLayout((before) => {
        const next = make(before);
        keep(path, next);
        return next;
      });
    },
    [path],
  );
  return [layout, change];
}

function keep(path: string, layout: Layout): void {
  try {
    localStorage.setItem(prefix + path, JSON.stringify(layout));
  } catch {
    // If the storage is full or forbidden, the layout exists until the page is closed.
  }
}

function read(path: string): Layout {
  try {
    const storedLayout: unknown = JSON.parse(localStorage.getItem(prefix + path) ?? 'null');
    if (typeof storedLayout !== 'object' || storedLayout === null) return usualLayout;
    const { columns, widths, density }: { columns?: unknown; widths?: unknown; density?: unknown } = storedLayout;
    return {
      columns: Array.isArray(columns) ? columns.filter((one) => typeof one === 'string') : null,
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      ),
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return usualLayout;
  }
}
