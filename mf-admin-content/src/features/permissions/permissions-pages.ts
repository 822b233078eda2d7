import { rightsCalls } from '@enlace/shared-contract/identity';
import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { system } from '../../lib/nav-groups';

const { access } = rightsCalls.matrix;

export const permissionsPages: readonly PageDeclaration[] = [
  {
    name: 'permissions',
    path: '/admin/permissions',
    layout: 'admin',
    protected: true,
    allowed: access.kind === 'roles' ? [...access.roles, access.permission] : ['admin'],
    title: { en: 'Permissions', es: 'Permisos', pt: 'Permissões' },
    nav: {
      label: { en: 'Permissions', es: 'Permisos', pt: 'Permissões' },
      order: 530,
      place: 'main',
      icon: 'lock',
      group: system,
    },
  },
];
