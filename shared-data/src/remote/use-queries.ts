import { useDispatch, useStore, type UnknownAction } from '@enlace/shared-platform';
import { useEffect, useMemo, useRef } from 'react';

import type { Query } from './define-remote';
import { whenIdle } from './when-idle';

/**
 * Requests the data that a screen declares, and releases data that it no longer needs. Each query is requested once per
 * visit, however often the screen renders.
 * @param isReady false while the screen must not load yet (guard, injection)
 * @param servedKeys keys of queries that came with the page or that a click requested; each is removed from the set once
 * instead of a request
 */
export function useQueries(queries: readonly Query[], isReady = true, servedKeys?: Set<string>): void {
  const dispatch = useDispatch();
  const store = useStore();
  const heldQueries = useRef(new Map<string, Query>());
  const names = queries.map((query) => query.key).join('\n');
  // Queries are made anew on each render; their keys say whether anything changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const stable = useMemo(() => queries, [names]);

  useEffect(() => {
    if (!isReady) return undefined;
    const wantedQueries = new Map(stable.map((query) => [query.key, query]));
    for (const [key, query] of heldQueries.current) {
      if (!wantedQueries.has(key)) {
        dispatch(query.release);
        heldQueries.current.delete(key);
      }
    }
    const repeats: UnknownAction[] = [];
    for (const [key, query] of wantedQueries) {
      if (!heldQueries.current.has(key)) {
        heldQueries.current.set(key, query);
        const { status } = query.select(store.getState());
        const isServed = servedKeys?.delete(key) === true && status !== 'idle';
        dispatch(isServed || status === 'fulfilled' ? query.hold : query.request);
        if (!isServed && status === 'fulfilled') repeats.push(query.repeat);
      }
    }
    if (repeats.length === 0) return undefined;
    // A cached answer is drawn first: the repeated request would draw the screen twice more in the same frame.
    return whenIdle(() => repeats.forEach((repeat) => dispatch(repeat)));
  }, [dispatch, isReady, servedKeys, stable, store]);

  useEffect(() => {
    const all = heldQueries.current;
    return () => {
      all.forEach((query) => dispatch(query.release));
      all.clear();
    };
  }, [dispatch]);
}
