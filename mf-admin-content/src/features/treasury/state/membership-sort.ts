import { membershipSorts } from '@enlace/shared-contract/memberships';

/** A field by which the list can be sorted; null for another one. */
export function membershipSort(field: string): (typeof membershipSorts)[number] | null {
  return membershipSorts.find((name) => name === field) ?? null;
}
