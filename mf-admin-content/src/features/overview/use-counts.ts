import { shallowEqual, useDispatch, useSelector } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import { admin } from '../../lib/admin';
import type { Waiting } from './waiting';

const { read } = admin.calls.calls;

/** How many rows wait of one kind; null when that could not be learned. */
export interface Count {
  readonly line: Waiting;
  readonly count: number | null;
}

/** Counts what may wait, all at once; null until each of them is known or has failed. Each fails for itself. */
export function useCounts(lines: readonly Waiting[]): readonly Count[] | null {
  const dispatch = useDispatch();
  const keys = useMemo(() => lines.map(({ name }) => `waiting ${name}`), [lines]);
  useEffect(() => {
    for (const [at, { call, query }] of lines.entries())
      dispatch(read.start({ call, query: { ...query, page: 1, per_page: 1 } }, keys[at] ?? ''));
    return () => keys.forEach((key) => void dispatch(read.clear(key)));
  }, [dispatch, keys, lines]);
  const states = useSelector((state) => keys.map((key) => read.select(state, key)), shallowEqual);
  const isKnown = states.every(({ status }) => status === 'fulfilled' || status === 'rejected');
  return isKnown ? lines.map((line, at) => ({ line, count: totalOf(states[at]?.answer) })) : null;
}

/** How many rows a list has in all. */
function totalOf(body: unknown): number | null {
  const meta: unknown = typeof body === 'object' && body !== null && 'meta' in body ? body.meta : null;
  const total: unknown = typeof meta === 'object' && meta !== null && 'total' in meta ? meta.total : null;
  return typeof total === 'number' ? total : null;
}
