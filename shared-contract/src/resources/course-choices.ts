export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
/** `scheduled`: published at an hour still to come. Only editors see what is not published. */
export const courseStatuses = ['published', 'scheduled', 'draft'] as const;
export const lessonKinds = ['video', 'text', 'exercise', 'link', 'quiz', 'task', 'pdf'] as const;
/**
 * How a lesson is completed: by the learner, when it was open long enough to be read, when enough of its video was
 * watched, when its quiz is passed, when its task is handed in, or when an author has accepted the task.
 */
export const lessonCompletions = ['manual', 'viewed', 'watched', 'passed', 'submitted', 'accepted'] as const;
/** Whether the lessons of a course are open in any order, each after the one before it, or each module after the one before it. */
export const lessonOrders = ['free', 'sequential', 'by_module'] as const;
/** When a lesson opens: with its course, on a date, some days after the enrolment, or after another lesson. */
export const lessonReleases = ['with_course', 'date', 'days', 'lesson'] as const;
/** A published lesson is seen with its course, a draft by editors only. */
export const lessonStatuses = ['published', 'draft'] as const;
