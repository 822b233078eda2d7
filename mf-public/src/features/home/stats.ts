import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchStats } from './stats.saga';
import { initialStats, statsPath, statsSlice, type StatsState } from './stats.slice';

export const stats: InjectedSlice = { path: statsPath, reducer: statsSlice.reducer, saga: watchStats };

/** Declares the community's numbers in a screen's `load`. */
export const statsNeed: Need = {
  key: statsPath,
  request: statsSlice.actions.requested(),
  release: statsSlice.actions.released(),
};

export function selectStats(state: unknown): StatsState {
  return (state as { readonly [statsPath]?: StatsState })[statsPath] ?? initialStats;
}
