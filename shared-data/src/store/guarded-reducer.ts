import type { Reducer } from '@enlace/shared-platform';

import type { FaultReporter } from './supervise';

/** A reducer that cannot break the store: an exception is reported once and the slice keeps its state. */
export function guardedReducer(path: string, reducer: Reducer, report: FaultReporter): Reducer {
  let isReported = false;
  return (state: unknown, action) => {
    try {
      return reducer(state, action);
    } catch (error) {
      if (!isReported) {
        isReported = true;
        report({ owner: path.split('/')[0] ?? path, place: path, error });
      }
      return state ?? null;
    }
  };
}
