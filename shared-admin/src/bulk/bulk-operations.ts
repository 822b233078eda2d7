import type { BulkOperation } from '@enlace/shared-contract/admin';

import { abilitiesOf, type Rights } from '../declare/abilities';
import type { AdminRow } from '../declare/admin-resource';

/** Operations that a user can run for selected rows of a list; rights on single rows count for their change. */
export function bulkOperations(
  rights: Rights,
  rows: readonly AdminRow[],
  isTrashed: boolean,
): readonly BulkOperation[] {
  const mayRow = (what: 'edit' | 'remove') => rows.some((row) => abilitiesOf(row)[what]);
  return (['edit', 'remove', 'restore', 'hardRemove'] as const).filter((one) =>
    one === 'edit' || one === 'remove' ? !isTrashed && (rights[one] || mayRow(one)) : isTrashed && rights[one],
  );
}
