import { impersonationCalls, mergeCalls, userCalls } from '@enlace/shared-contract/identity';
import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { allowedBy } from '@enlace/shared-contract/resources';

import { system } from '../../lib/nav-groups';

const shared = { layout: 'admin', protected: true } as const;

/** Pages of accounts other than the list and the forms. */
export const usersPages: readonly PageDeclaration[] = [
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
    name: 'users-impersonate',
    path: '/admin/users/:id/view-as',
    allowed: allowedBy([impersonationCalls.start.access]),
    title: { en: 'Look as somebody', es: 'Ver como otra persona', pt: 'Ver como outra pessoa' },
  },
  {
    ...shared,
    name: 'users-deactivate',
    path: '/admin/users/:id/deactivate',
    allowed: allowedBy([userCalls.deactivate.access]),
    title: { en: 'Deactivate or reactivate', es: 'Desactivar o reactivar', pt: 'Desativar ou reativar' },
  },
];
