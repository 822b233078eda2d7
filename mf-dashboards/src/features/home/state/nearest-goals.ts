import type { DashboardGoal } from '@enlace/shared-contract/dashboards';

import type { Catalogue } from './dashboards.slice';

const places = { own: 0, company: 1, all: 2 } as const;

/** The goals that count for a viewer, the nearest first. An admin also reads those of companies, which are not the admin's. */
export function nearestGoals(
  goals: readonly DashboardGoal[],
  { meta: { viewer } }: Catalogue,
): readonly DashboardGoal[] {
  return goals
    .filter(({ scope }) => viewer !== 'admin' || scope !== 'company')
    .toSorted((one, other) => places[one.scope] - places[other.scope]);
}
