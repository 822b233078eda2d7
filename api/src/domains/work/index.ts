export { jobIsOfArea } from './jobs/job-lists';
export { hasJobPage, isOpenJob } from './jobs/job-status';
export type {} from './work.tables';
export { workModule } from './work.module';
