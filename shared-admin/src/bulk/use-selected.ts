import { useState } from 'react';

import { useWindowMemory } from '../memory/window-memory';
import { nothing, type Selected } from './selected';

/**
 * The selected rows of a list, remembered in this browser tab. They belong to one query: another filter or search
 * clears them, so that no hidden row is changed.
 */
export function useSelected(path: string, query: string): readonly [Selected, (selected: Selected) => void] {
  const { selections } = useWindowMemory();
  const [, redraw] = useState(0);
  const storedSelection = selections.get(path);
  const selected = storedSelection?.query === query ? storedSelection.selected : nothing;
  return [
    selected,
    (next) => {
      selections.set(path, { query, selected: next });
      redraw((count) => count + 1);
    },
  ];
}
