import type { MountedResource } from '../../kit/resource-options';
import { mediaResource } from './media.resource';

/** What the kit serves of this domain. */
export const mediaResources: readonly MountedResource[] = [mediaResource];
