import type { MountedResource } from '../../kit/core/table/resource-options';
import { mediaResource } from './media.resource';

/** The resources of this domain that the kit serves. */
export const mediaResources: readonly MountedResource[] = [mediaResource];
