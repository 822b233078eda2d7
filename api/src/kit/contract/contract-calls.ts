import * as contract from '@enlace/shared-contract';
import type { WireCall } from '@enlace/shared-contract';

import { isCall } from './table-calls';

/**
 * Every call of the contract, of resources and of call tables. They are recognised by their shape, so a new call
 * needs no line here.
 */
export function contractCalls(): readonly WireCall[] {
  return Object.values<unknown>(contract).flatMap((value) => {
    if (isCall(value)) return [value];
    if (typeof value !== 'object' || value === null) return [];
    const table = 'wire' in value && typeof value.wire === 'object' && value.wire !== null ? value.wire : value;
    return Object.values<unknown>({ ...table }).filter(isCall);
  });
}
