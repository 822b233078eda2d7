import { adminScreen } from '@enlace/shared-admin';
import { usersLost } from '@enlace/shared-contract/identity';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

export const usersLostFeature = defineFeature({
  id: 'users-lost',
  pages: [
    {
      name: 'users-lost-list',
      chunk: 'users-lost',
      path: '/admin/users-lost',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([usersLost.wire.list.access]),
      title: { en: 'Lost registrations', es: 'Registros perdidos', pt: 'Cadastros perdidos' },
      nav: {
        label: { en: 'Lost registrations', es: 'Registros perdidos', pt: 'Cadastros perdidos' },
        order: 540,
        place: 'main',
        icon: 'clock',
        group: system,
      },
      screen: adminScreen('list', () => import(/* webpackChunkName: "screen-users-lost" */ './users-lost-admin')),
    },
    {
      name: 'users-lost-edit',
      path: '/admin/users-lost/:id',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([usersLost.wire.get.access]),
      title: { en: 'Lost registration', es: 'Registro perdido', pt: 'Cadastro perdido' },
      screen: () => import(/* webpackChunkName: "screen-users-lost-edit" */ './lost-user.screen'),
    },
  ],
});
