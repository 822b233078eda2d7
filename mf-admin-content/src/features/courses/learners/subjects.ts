import { subjectOf } from '@enlace/shared-data';

/** Subject of the learners of a course and their progress. */
export const learnersOf = (courseId: number): string => subjectOf('course-learners', courseId);
