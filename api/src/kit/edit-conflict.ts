import { AppError } from '@enlace/shared-contract';

import type { Row } from './table-repository';

/**
 * Refuses an edit made from an older state of the row: a body may carry the `updated_at` it was made from, and when the
 * row has changed since, the answer is EDIT_CONFLICT.
 */
export function requireSameVersion(before: Row, body: unknown): void {
  const seen: unknown = typeof body === 'object' && body !== null && 'updated_at' in body ? body.updated_at : undefined;
  const current = before['updated_at'];
  if (typeof seen !== 'string' || seen === '' || !(current instanceof Date)) return;
  if (Date.parse(seen) === current.getTime()) return;
  throw new AppError('EDIT_CONFLICT', { message: 'row has changed', details: { updated_at: current.toISOString() } });
}
