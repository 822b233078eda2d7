import { useQueries } from '@enlace/shared-data';
import { shallowEqual, useSelector } from '@enlace/shared-platform';

import { admin } from '../../lib/admin';
import type { Waiting } from './waiting';

const { read } = admin.calls.calls;

/** The number of waiting rows of one kind; null when its call failed. */
export interface Count {
  readonly line: Waiting;
  readonly count: number | null;
}

/** Counts waiting rows of all kinds at once. Null until each call has an answer or has failed. */
export function useCounts(lines: readonly Waiting[]): readonly Count[] | null {
  const questions = lines.map(({ call, query }) => ({ call, query: { ...query, page: 1, per_page: 1 } }));
  useQueries(questions.map((question) => read.query(question)));
  const states = useSelector(
    (state) => questions.map((question) => read.select(state, read.keyOf(question))),
    shallowEqual,
  );
  const isReady = states.every(({ status, answer }) => answer !== null || status === 'rejected');
  return isReady ? lines.map((line, at) => ({ line, count: totalOf(states[at]?.answer) })) : null;
}

/** The number of rows of a list. */
function totalOf(body: unknown): number | null {
  const meta: unknown = typeof body === 'object' && body !== null && 'meta' in body ? body.meta : null;
  const total: unknown = typeof meta === 'object' && meta !== null && 'total' in meta ? meta.total : null;
  return typeof total === 'number' ? total : null;
}
