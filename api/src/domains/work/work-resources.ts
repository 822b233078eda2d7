import type { MountedResource } from '../../kit/core/table/resource-options';
import { jobLocationsResource } from './job-locations/job-locations.resource';
import { jobsResource } from './jobs/jobs.resource';
import { workLookupResources } from './lookups/lookups.resource';
import { seniorityLevelsResource } from './seniority-levels/seniority-levels.resource';

/** The resources of this domain that the kit serves. */
export const workResources: readonly MountedResource[] = [
  jobsResource,
  jobLocationsResource,
  seniorityLevelsResource,
  ...workLookupResources,
];
