import * as contract from '@enlace/shared-contract';
import type { Resource } from '@enlace/shared-contract';

/** Every resource of the contract, detected by its shape, so that a new one needs no change here. */
export const resources: readonly Resource[] = Object.values<unknown>(contract).filter(isResource);

function isResource(value: unknown): value is Resource {
  return (
    typeof value === 'object' && value !== null && 'wire' in value && 'listEntity' in value && 'relations' in value
  );
}
