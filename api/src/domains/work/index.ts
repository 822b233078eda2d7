export { jobLocationsResource } from './job-locations/job-locations.resource';
export { jobIsOfArea } from './jobs/job-lists';
export { isOpenJob } from './jobs/job-status';
export { jobsResource } from './jobs/jobs.resource';
export { workLookupResources } from './lookups/lookups.resource';
export { seniorityLevelsResource } from './seniority-levels/seniority-levels.resource';
export type {} from './work.tables';
export { workPersonColumns } from './work-person-columns';
