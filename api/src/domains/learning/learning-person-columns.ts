import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person. */
export const learningPersonColumns: readonly PersonColumn[] = [
  {
    column: 'course_instructors.user_id',
    holds: 'id',
    part: 'courses_taught',
    shows: `(select title from courses where id = course_id) as course`,
    onRemoval: 'delete',
    why: 'A course is taught by people who are there.',
  },
];
