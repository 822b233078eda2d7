import type { MountedResource } from '../../kit/resource-options';
import { coursesResource } from './courses.resource';
import { lessonsResource } from './lessons.resource';

/** What the kit serves of this domain. */
export const learningResources: readonly MountedResource[] = [coursesResource, lessonsResource];
