import { useDispatch, useStore, type UnknownAction } from '@enlace/shared-platform';
import { useEffect, useMemo, useRef } from 'react';

import type { Need } from './define-remote';
import { whenIdle } from './when-idle';

/**
 * Requests the data that a screen declares, and releases data that it no longer needs. Each need is requested once per
 * visit, however often the screen renders.
 * @param isReady false while the screen must not load yet (guard, injection)
 * @param servedKeys keys of needs that came with the page or that a click requested; each is removed from the set once
 * instead of a request
 */
export function useNeeds(needs: readonly Need[], isReady = true, servedKeys?: Set<string>): void {
  const dispatch = useDispatch();
  const store = useStore();
  const heldNeeds = useRef(new Map<string, Need>());
  const names = needs.map((need) => need.key).join('\n');
  // Needs are made anew on each render; their keys say whether anything changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const stable = useMemo(() => needs, [names]);

  useEffect(() => {
    if (!isReady) return undefined;
    const wantedNeeds = new Map(stable.map((need) => [need.key, need]));
    for (const [key, need] of heldNeeds.current) {
      if (!wantedNeeds.has(key)) {
        dispatch(need.release);
        heldNeeds.current.delete(key);
      }
    }
    const repeats: UnknownAction[] = [];
    for (const [key, need] of wantedNeeds) {
      if (!heldNeeds.current.has(key)) {
        heldNeeds.current.set(key, need);
        const { status } = need.select(store.getState());
        const isServed = servedKeys?.delete(key) === true && status !== 'idle';
        dispatch(isServed || status === 'fulfilled' ? need.hold : need.request);
        if (!isServed && status === 'fulfilled') repeats.push(need.repeat);
      }
    }
    if (repeats.length === 0) return undefined;
    // A cached answer is drawn first: the repeated request would draw the screen twice more in the same frame.
    return whenIdle(() => repeats.forEach((repeat) => dispatch(repeat)));
  }, [dispatch, isReady, servedKeys, stable, store]);

  useEffect(() => {
    const all = heldNeeds.current;
    return () => {
      all.forEach((need) => dispatch(need.release));
      all.clear();
    };
  }, [dispatch]);
}
