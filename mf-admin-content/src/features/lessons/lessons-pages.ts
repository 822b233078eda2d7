import { lessons, resourcePages } from '@enlace/shared-contract';

import { work } from '../../lib/nav-groups';

export const lessonsPages = resourcePages(lessons, {
  name: 'lessons',
  path: '/admin/lessons',
  title: { en: 'Lessons', es: 'Lecciones', pt: 'Aulas' },
  add: { en: 'Add lesson', es: 'Añadir lección', pt: 'Adicionar aula' },
  edit: { en: 'Edit lesson', es: 'Editar lección', pt: 'Editar aula' },
  nav: { order: 340, icon: 'play', group: work },
});
