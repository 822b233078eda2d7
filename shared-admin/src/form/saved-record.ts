import type { Resource } from '@enlace/shared-contract/resources';

import type { AdminRow } from '../declare/admin-resource';

/** The record in the answer of a write; null when it is missing. */
export function savedRecord(contract: Resource, body: unknown): AdminRow | null {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  const parsed = contract.entity.safeParse(data);
  if (!parsed.success) return null;
  const { id } = parsed.data;
  return typeof id === 'number' ? { ...parsed.data, id } : null;
}
