import type { TalentPool } from '@enlace/shared-contract/talent-pool';
import { useAnswer, useReload } from '@enlace/shared-data';

import { talent } from '../../../lib/talent/talent.slice';

export const poolsQuery = talent.calls.pools.query(undefined);

export interface Pools {
  /** Null until they are loaded. */
  readonly rows: readonly TalentPool[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The pools of the viewer's companies. */
export function usePools(): Pools {
  const { answer, status } = useAnswer(talent.calls.pools, undefined);
  const reload = useReload();
  return { rows: answer, hasFailed: answer === null && status === 'rejected', retry: () => reload([poolsQuery]) };
}
