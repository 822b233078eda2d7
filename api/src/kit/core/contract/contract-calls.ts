import type { WireCall } from '@enlace/shared-contract/calls';
import { familyResources } from '@enlace/shared-contract/forms';

import { contractValues } from './contract-values';
import { isCall } from './table-calls';

/**
 * Every call of the contract, of resources and of call tables. They are recognised by their shape, so a new call
 * needs no line here.
 */
export function contractCalls(): readonly WireCall[] {
  const values = [...Object.values(contractValues), ...Object.values<unknown>(familyResources)];
  const calls = values.flatMap((value) => {
    if (isCall(value)) return [value];
    if (typeof value !== 'object' || value === null) return [];
    const table = 'wire' in value && typeof value.wire === 'object' && value.wire !== null ? value.wire : value;
    return Object.values<unknown>({ ...table }).filter(isCall);
  });
  // Some resources of form families are exported as well.
  return [...new Set(calls)];
}
