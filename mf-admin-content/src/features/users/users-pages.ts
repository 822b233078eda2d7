import { allowedBy, mergeCalls, resourcePages, users, impersonationCalls } from '@enlace/shared-contract';
import type { PageDeclaration } from '@enlace/shared-contract';

import { system } from '../../lib/nav-groups';

const shared = { layout: 'admin', protected: true } as const;

export const usersPages: readonly PageDeclaration[] = [
  ...resourcePages(users, {
    name: 'users',
    path: '/admin/users',
    title: { en: 'Users', es: 'Usuarias', pt: 'Usuárias' },
    add: { en: 'Add user', es: 'Añadir usuaria', pt: 'Adicionar usuária' },
    edit: { en: 'Edit user', es: 'Editar usuaria', pt: 'Editar usuária' },
    nav: { order: 510, icon: 'users', group: system },
  }),
  {
    ...shared,
    name: 'users-duplicates',
    path: '/admin/users/duplicates',
    allowed: allowedBy([mergeCalls.findDuplicates.access]),
    title: { en: 'Duplicate accounts', es: 'Cuentas duplicadas', pt: 'Contas duplicadas' },
    nav: {
      label: { en: 'Duplicate accounts', es: 'Cuentas duplicadas', pt: 'Contas duplicadas' },
      order: 514,
      place: 'main',
      icon: 'copy',
      group: system,
    },
  },
  {
    ...shared,
    name: 'users-merge',
    path: '/admin/users/merge',
    allowed: allowedBy([mergeCalls.mergeUsers.access]),
    title: { en: 'Merge accounts', es: 'Unir cuentas', pt: 'Unir contas' },
  },
  {
    ...shared,
    name: 'users-view-as',
    path: '/admin/users/:id/view-as',
    allowed: allowedBy([impersonationCalls.start.access]),
    title: { en: 'Look as somebody', es: 'Ver como otra persona', pt: 'Ver como outra pessoa' },
  },
];
