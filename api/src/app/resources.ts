import { addDerivedRelations } from '../kit/core/table/derived-relations';
import type { MountedResource } from '../kit/core/table/resource-options';
import { modules } from './modules';

/** Every resource that the kit serves; the standard tests run for each. */
export const mountedResources: readonly MountedResource[] = addDerivedRelations(
  modules.flatMap(({ resources }) => resources),
);
