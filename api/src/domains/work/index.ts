export { jobIsOfArea } from './jobs/job-lists';
export { isOpenJob } from './jobs/job-status';
export type {} from './work.tables';
export { workPersonColumns } from './work-person-columns';
export { workResources } from './work-resources';
