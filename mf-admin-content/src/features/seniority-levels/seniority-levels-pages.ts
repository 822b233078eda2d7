import { seniorityLevels, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const seniorityLevelsPages = resourcePages(seniorityLevels, {
  name: 'seniority-levels',
  path: '/admin/seniority-levels',
  title: { en: 'Seniority levels', es: 'Niveles de experiencia', pt: 'Níveis de senioridade' },
  add: { en: 'Add level', es: 'Añadir nivel', pt: 'Adicionar nível' },
  edit: { en: 'Edit level', es: 'Editar nivel', pt: 'Editar nível' },
  nav: { order: 450, icon: 'chart', group: taxonomy },
});
