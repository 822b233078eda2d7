import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useMemo, useRef } from 'react';

import type { Need } from './define-remote';

/**
 * Requests the data that a screen declares, and releases data that it no longer needs. Each need is requested once per
 * visit, however often the screen renders.
 * @param isReady false while the screen must not load yet (guard, injection)
 * @param servedKeys keys of needs that came with the page; each is removed from the set once instead of a request
 */
export function useNeeds(needs: readonly Need[], isReady = true, servedKeys?: Set<string>): void {
  const dispatch = useDispatch();
  const heldNeeds = useRef(new Map<string, Need>());
  const names = needs.map((need) => need.key).join('\n');
  // Needs are made anew on each render; their keys say whether anything changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const stable = useMemo(() => needs, [names]);

  useEffect(() => {
    if (!isReady) return;
    const wantedNeeds = new Map(stable.map((need) => [need.key, need]));
    for (const [key, need] of heldNeeds.current) {
      if (!wantedNeeds.has(key)) {
        dispatch(need.release);
        heldNeeds.current.delete(key);
      }
    }
    for (const [key, need] of wantedNeeds) {
      if (!heldNeeds.current.has(key)) {
        heldNeeds.current.set(key, need);
        dispatch(servedKeys?.delete(key) === true ? need.hold : need.request);
      }
    }
  }, [dispatch, isReady, servedKeys, stable]);

  useEffect(() => {
    const all = heldNeeds.current;
    return () => {
      all.forEach((need) => dispatch(need.release));
      all.clear();
    };
  }, [dispatch]);
}
