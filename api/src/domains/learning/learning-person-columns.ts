import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const learningPersonColumns: readonly PersonColumn[] = [
  {
    column: 'course_instructors.user_id',
    holds: 'id',
    part: 'courses_taught',
    shows: `(select title from courses where id = course_id) as course`,
    record: { resource: 'courses', column: 'course_id', name: 'title' },
    onRemoval: 'delete',
    why: 'Only existing users teach a course.',
  },
];
