export { jobLocations } from '../resources/job-locations';
export { jobAreaFields, jobs, jobStatuses, salaryPeriods, workplaces } from '../resources/jobs';
export { jobSkills, jobTitles, jobTypes, languageProficiency } from '../resources/lookups';
export { seniorityLevels } from '../resources/seniority-levels';
