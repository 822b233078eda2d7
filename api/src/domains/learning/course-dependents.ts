import { sql } from 'kysely';

import type { DependentCount } from '../../kit/core/table/resource-options';

/** Rows that the removal of a course affects. */
export const courseDependents: readonly DependentCount[] = [
  {
    resource: 'lessons',
    label: { en: 'Lessons of this course', es: 'Lecciones de este curso', pt: 'Aulas deste curso' },
    count: (id) => sql`(select count(*) from lessons where course_id = ${id} and deleted_at is null)`,
  },
  {
    resource: 'courses',
    label: {
      en: 'Courses that ask for this one',
      es: 'Cursos que piden este antes',
      pt: 'Cursos que pedem este antes',
    },
    count: (id) => sql`(select count(*) from course_prerequisites p join courses c on c.id = p.course_id
      where p.required_id = ${id} and c.deleted_at is null)`,
  },
  {
    resource: 'enrolments',
    label: { en: 'People enrolled', es: 'Personas inscritas', pt: 'Pessoas inscritas' },
    count: (id) => sql`(select count(*) from enrolments where course_id = ${id})`,
  },
];
