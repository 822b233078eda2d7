import { impersonationCalls, mergeCalls, userCalls } from '@enlace/shared-contract/identity';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

/** Pages of accounts other than the list and the forms. */
export const usersFeature = defineFeature({
  id: 'users-tools',
  pages: [
    {
      name: 'users-duplicates',
      path: '/admin/users/duplicates',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([mergeCalls.findDuplicates.access]),
      title: { en: 'Duplicate accounts', es: 'Cuentas duplicadas', pt: 'Contas duplicadas' },
      nav: {
        label: { en: 'Duplicate accounts', es: 'Cuentas duplicadas', pt: 'Contas duplicadas' },
        order: 514,
        place: 'main',
        icon: 'copy',
        group: system,
      },
      screen: () => import(/* webpackChunkName: "screen-users-duplicates" */ './merge/duplicates.screen'),
    },
    {
      name: 'users-merge',
      path: '/admin/users/merge',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([mergeCalls.mergeUsers.access]),
      title: { en: 'Merge accounts', es: 'Unir cuentas', pt: 'Unir contas' },
      screen: () => import(/* webpackChunkName: "screen-users-merge" */ './merge/merge.screen'),
    },
    {
      name: 'users-impersonate',
      path: '/admin/users/:id/view-as',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([impersonationCalls.start.access]),
      title: { en: 'Look as somebody', es: 'Ver como otra persona', pt: 'Ver como outra pessoa' },
      screen: () => import(/* webpackChunkName: "screen-users-impersonate" */ './impersonate/impersonate.screen'),
    },
    {
      name: 'users-deactivate',
      path: '/admin/users/:id/deactivate',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([userCalls.deactivate.access]),
      title: { en: 'Deactivate or reactivate', es: 'Desactivar o reactivar', pt: 'Desativar ou reativar' },
      screen: () => import(/* webpackChunkName: "screen-users-deactivate" */ './deactivate/deactivate.screen'),
    },
  ],
});
