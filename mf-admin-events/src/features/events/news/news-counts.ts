import type { EventNews } from '@enlace/shared-contract/events';

/** The people of counts by language. */
export function totalOf(...counts: readonly EventNews['people'][]): number {
  return counts.flatMap((count) => Object.values(count)).reduce((sum, count) => sum + count, 0);
}
