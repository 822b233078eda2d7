export {
  facetLimit,
  getJobFacetsSchema,
  jobFacetCalls,
  jobFacetGroups,
  jobFacetsAnswerSchema,
} from '../endpoints/job-facets';
export type { JobFacetGroup, JobFacetsAnswer, JobSearchPart } from '../endpoints/job-facets';
export {
  advisedJobParts,
  type CheckedJobPart,
  type JobMove,
  jobMoves,
  type JobPublishing,
  jobPublishingCalls,
  jobPublishingSchema,
  type JobState,
  leastDescription,
  type MoveJob,
  moveJobSchema,
  openDaysRange,
  type RequiredJobPart,
  requiredJobParts,
  usualOpenDays,
} from '../endpoints/job-publishing';
export { jobLocations } from '../resources/job-locations';
export { jobAges, jobAreaFields, jobs, jobStatuses, salaryPeriods, workplaces } from '../resources/jobs';
export { jobSkills, jobTitles, jobTypes, languageProficiency } from '../resources/lookups';
export { seniorityLevels } from '../resources/seniority-levels';
