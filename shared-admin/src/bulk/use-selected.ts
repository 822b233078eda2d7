import { useState } from 'react';

import { useWindowMemory } from '../memory/window-memory';
import { nothing, type Selected } from './selected';

/**
 * The chosen rows of a list, remembered in this window. They hold for the query they were chosen in: another filter or
 * search begins anew, so that nothing is changed that is not meant.
 */
export function useSelected(path: string, query: string): readonly [Selected, (selected: Selected) => void] {
  const { selections } = useWindowMemory();
  const [, redraw] = useState(0);
  const held = selections.get(path);
  const selected = held?.query === query ? held.selected : nothing;
  return [
    selected,
    (next) => {
      selections.set(path, { query, selected: next });
      redraw((count) => count + 1);
    },
  ];
}
