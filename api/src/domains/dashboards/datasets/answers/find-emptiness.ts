import type { DatasetAnswer } from '@enlace/shared-contract/dashboards';

import type { Db } from '../../../../infrastructure/db/database';
import { lastFactRows } from '../counts/count-facts';
import { memberRows } from '../counts/count-members';
import { timedRowsOf } from '../counts/count-steps';
import { findTime } from '../counts/read-steps';
import { memberSourceOf } from '../define-dataset';
import type { DatasetPlan } from '../plan-dataset';

interface Emptiness {
  readonly empty: DatasetAnswer['meta']['empty'];
  readonly lastAt: Date | null;
}

/** The time of the last row that a viewer counts, in any period. */
export function findLastTime(db: Db, plan: DatasetPlan, isFiltered: boolean): Promise<Date | null> {
  const isOfTable = typeof plan.dataset.source === 'string' && memberSourceOf(plan.dataset) === null;
  const rows = isOfTable
    ? timedRowsOf(plan, isFiltered)
    : memberSourceOf(plan.dataset) === null
      ? lastFactRows(plan, isFiltered)
      : memberRows(plan, isFiltered);
  return findTime(db, rows, 'last');
}

/** Why an exact answer has no rows: nothing was recorded, the filters, or the period. */
export async function findEmptiness(db: Db, plan: DatasetPlan): Promise<Emptiness> {
  const lastAt = await findLastTime(db, plan, true);
  if (lastAt !== null) return { empty: 'period', lastAt };
  const isFiltered = Object.keys(plan.filters).length > 0;
  const anyAt = isFiltered ? await findLastTime(db, plan, false) : null;
  return { empty: anyAt === null ? 'never' : 'filters', lastAt: null };
}
