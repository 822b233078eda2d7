import { courses, resourcePages } from '@enlace/shared-contract';

import { work } from '../../lib/nav-groups';

export const coursesPages = resourcePages(courses, {
  name: 'courses',
  path: '/admin/courses',
  title: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
  add: { en: 'Add course', es: 'Añadir curso', pt: 'Adicionar curso' },
  edit: { en: 'Edit course', es: 'Editar curso', pt: 'Editar curso' },
  nav: { order: 330, icon: 'book', group: work },
});
