import * as areas from '@enlace/shared-contract/all';
import { familyResources } from '@enlace/shared-contract/forms';
import type { Resource } from '@enlace/shared-contract/resources';

const values = [...Object.values<object>(areas), familyResources].flatMap((area) =>
  Object.values<unknown>({ ...area }),
);
const all = [...new Set(values)].filter(isResource);
const callCount = ({ wire }: Resource) => Object.keys(wire).length;

/**
 * Every resource of the contract, detected by its shape, so that a new one needs no change here. Of two with one name,
 * e.g. one with the public calls only, the one with all calls.
 */
export const resources: readonly Resource[] = all.filter(
  (one) => !all.some((other) => other.name === one.name && callCount(other) > callCount(one)),
);

function isResource(value: unknown): value is Resource {
  return (
    typeof value === 'object' && value !== null && 'wire' in value && 'listEntity' in value && 'relations' in value
  );
}
