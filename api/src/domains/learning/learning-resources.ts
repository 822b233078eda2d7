import type { MountedResource } from '../../kit/core/table/resource-options';
import { coursesResource } from './courses.resource';
import { lessonsResource } from './lessons.resource';

/** The resources of this domain that the kit serves. */
export const learningResources: readonly MountedResource[] = [coursesResource, lessonsResource];
