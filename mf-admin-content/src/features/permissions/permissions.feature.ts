import { rightsCalls } from '@enlace/shared-contract/identity';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';
import { system } from '../../lib/nav-groups';

export const permissionsFeature = defineFeature({
  id: 'permissions',
  pages: [
    {
      name: 'permissions',
      path: '/admin/permissions',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([rightsCalls.matrix.access]),
      title: { en: 'Permissions', es: 'Permisos', pt: 'Permissões' },
      nav: {
        label: { en: 'Permissions', es: 'Permisos', pt: 'Permissões' },
        order: 530,
        place: 'main',
        icon: 'lock',
        group: system,
      },
      screen: withParts(
        () => import(/* webpackChunkName: "screen-permissions" */ './permissions.screen'),
        () => import(/* webpackChunkName: "permissions-matrix" */ './matrix-tab'),
      ),
    },
  ],
});
