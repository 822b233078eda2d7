export { jobIsOfArea } from './jobs/job-lists';
export { isOpenJob } from './jobs/job-status';
export type {} from './work.tables';
export { workModule } from './work.module';
