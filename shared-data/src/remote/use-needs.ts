import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useMemo, useRef } from 'react';

import type { Need } from './define-remote';

/**
 * Asks for what a screen declares and lets go of what it no longer needs. Each need is asked for once per stay, however
 * often the screen renders.
 * @param isReady false while the screen may not load yet (guard, injection)
 * @param served keys of needs that the page came with; each is taken from it once instead of being asked for
 */
export function useNeeds(needs: readonly Need[], isReady = true, served?: Set<string>): void {
  const dispatch = useDispatch();
  const held = useRef(new Map<string, Need>());
  const names = needs.map((need) => need.key).join('\n');
  // Needs are made anew on each render; their keys say whether anything changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const stable = useMemo(() => needs, [names]);

  useEffect(() => {
    if (!isReady) return;
    const wanted = new Map(stable.map((need) => [need.key, need]));
    for (const [key, need] of held.current) {
      if (!wanted.has(key)) {
        dispatch(need.release);
        held.current.delete(key);
      }
    }
    for (const [key, need] of wanted) {
      if (!held.current.has(key)) {
        held.current.set(key, need);
        dispatch(served?.delete(key) === true ? need.hold : need.request);
      }
    }
  }, [dispatch, isReady, served, stable]);

  useEffect(() => {
    const all = held.current;
    return () => {
      all.forEach((need) => dispatch(need.release));
      all.clear();
    };
  }, [dispatch]);
}
