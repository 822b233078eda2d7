import type { BulkReason } from '@enlace/shared-contract/admin';
import { isAppError } from '@enlace/shared-contract/errors';

import type { RowUndo } from './row-change';

/** Result of one row. `before` contains what an undo needs. */
export interface Outcome {
  readonly id: number;
  readonly state: 'changed' | 'skipped' | 'failed';
  readonly reason?: BulkReason;
  readonly before?: RowUndo;
  /** The row's version after the change, as database text; null when the table has no versions. */
  readonly version?: string | null;
}

/** The reason why a row could not be written; null for a fault that the row did not cause. */
export function reasonOf(error: unknown): BulkReason | null {
  if (isAppError(error)) {
    if (error.code === 'HAS_DEPENDENTS') return 'in_use';
    if (error.code === 'NAME_TAKEN' || error.code === 'CONFLICT') return 'conflict';
    if (error.code === 'FORBIDDEN' || error.code === 'LAST_ADMIN') return 'forbidden';
    if (error.code === 'NOT_FOUND') return 'missing';
    return error.code === 'VALIDATION_FAILED' || error.code === 'LAST_LEADER' ? 'invalid' : null;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '23505' || code === '23P01') return 'conflict';
  if (code === '23503') return 'in_use';
  return code.startsWith('23') || code.startsWith('22') ? 'invalid' : null;
}
