import { useState } from 'react';

import { usualLayout, type Layout } from './layout';

const prefix = 'enlace.layout ';

/** The layout of a list, kept in this browser. */
export function useLayout(path: string): readonly [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState(() => read(path));
  return [
    layout,
    (next) => {
      setLayout(next);
      try {
        localStorage.setItem(prefix + path, JSON.stringify(next));
      } catch {
        // Full or forbidden: it holds as long as the page.
      }
    },
  ];
}

function read(path: string): Layout {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(prefix + path) ?? 'null');
    if (typeof held !== 'object' || held === null) return usualLayout;
    const { columns, density }: { columns?: unknown; density?: unknown } = held;
    return {
      columns: Array.isArray(columns) ? columns.filter((one) => typeof one === 'string') : null,
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return usualLayout;
  }
}
