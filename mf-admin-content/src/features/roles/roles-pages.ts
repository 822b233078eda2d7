import { resourcePages, roles } from '@enlace/shared-contract';

import { system } from '../../lib/nav-groups';

export const rolesPages = resourcePages(roles, {
  name: 'roles',
  path: '/admin/roles',
  title: { en: 'Roles', es: 'Roles', pt: 'Papéis' },
  add: { en: 'Add role', es: 'Añadir rol', pt: 'Adicionar papel' },
  edit: { en: 'Edit role', es: 'Editar rol', pt: 'Editar papel' },
  nav: { order: 520, icon: 'key', group: system },
});
