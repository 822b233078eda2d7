import type { MountedResource } from '../kit/core/table/resource-options';
import { mountedResources } from '../app/resources';
import { isPostgres } from './lane';

/**
 * The resources for a slow test: all of them on PostgreSQL, every third on the embedded database. Each `turn` gives
 * other resources, so that each of them is tested there by some test.
 */
export function wideResources(turn: 0 | 1 | 2): readonly MountedResource[] {
  return isPostgres ? mountedResources : mountedResources.filter((_, index) => index % 3 === turn);
}
