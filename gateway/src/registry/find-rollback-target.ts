import type { PointerChange } from '@enlace/shared-contract/platform';

/**
 * The stable release that a rollback makes live: the one that was live before the current one. Releases that were
 * rolled back are left out until they are promoted again, so that a second rollback goes further back.
 * @param changes changes of one remote, newest first
 * @returns null when there is none
 */
export function findRollbackTarget(changes: readonly PointerChange[], stable: string): string | null {
  /** Stable releases in the order in which they were promoted. */
  let promotions: string[] = [];
  const rolledBack = new Set<string>();
  for (const { before, after, why, isRollback } of changes.toReversed()) {
    const from = before?.stable ?? null;
    if (after.stable === null || after.stable === from) continue;
    // Changes of earlier versions of the command have no mark, but this reason.
    if (from !== null && (isRollback === true || why === `rollback from ${from}`)) {
      rolledBack.add(from);
      const promotion = promotions.lastIndexOf(after.stable);
      if (promotion !== -1) promotions = promotions.slice(0, promotion);
    }
    rolledBack.delete(after.stable);
    promotions.push(after.stable);
  }
  return promotions.findLast((version) => version !== stable && !rolledBack.has(version)) ?? null;
}
