import { sql } from 'kysely';

import type { DependentCount } from '../../kit/core/table/resource-options';

/** Rows that the removal of a lesson affects. */
export const lessonDependents: readonly DependentCount[] = [
  {
    resource: 'lesson_completions',
    label: {
      en: 'People who have completed it',
      es: 'Personas que la completaron',
      pt: 'Pessoas que a concluíram',
    },
    count: (id) => sql`(select count(*) from lesson_completions where lesson_id = ${id})`,
  },
  {
    resource: 'task_work',
    label: { en: 'Tasks handed in', es: 'Tareas entregadas', pt: 'Tarefas entregues' },
    count: (id) => sql`(select count(*) from task_work where lesson_id = ${id})`,
  },
  {
    resource: 'lesson_notes',
    label: { en: 'Notes of learners', es: 'Notas de las alumnas', pt: 'Anotações das alunas' },
    count: (id) => sql`(select count(*) from lesson_notes where lesson_id = ${id})`,
  },
  {
    resource: 'lessons',
    label: {
      en: 'Lessons that open after it',
      es: 'Lecciones que se abren después',
      pt: 'Aulas que abrem depois dela',
    },
    count: (id) => sql`(select count(*) from lessons where release_lesson_id = ${id} and release = 'lesson'
      and deleted_at is null)`,
  },
];
