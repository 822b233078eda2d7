import type { MountedResource } from '../kit/resource-options';
import { mountedResources } from '../app/resources';
import { isPostgres } from './lane';

/**
 * The resources of a test that takes long for each: all of them on PostgreSQL, the reference; every third on the embedded
 * database, others with another `turn`, so that each is tested there by some of these tests.
 */
export function wideResources(turn: 0 | 1 | 2): readonly MountedResource[] {
  return isPostgres ? mountedResources : mountedResources.filter((_, index) => index % 3 === turn);
}
