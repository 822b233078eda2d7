import { usersLost } from '@enlace/shared-contract/identity';
import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { allowedBy } from '@enlace/shared-contract/resources';

import { system } from '../../lib/nav-groups';

const shared = { layout: 'admin', protected: true } as const;

export const usersLostPages: readonly PageDeclaration[] = [
  {
    ...shared,
    name: 'users-lost-list',
    screen: 'users-lost',
    path: '/admin/users-lost',
    allowed: allowedBy([usersLost.wire.list.access]),
    title: { en: 'Lost registrations', es: 'Registros perdidos', pt: 'Cadastros perdidos' },
    nav: {
      label: { en: 'Lost registrations', es: 'Registros perdidos', pt: 'Cadastros perdidos' },
      order: 540,
      place: 'main',
      icon: 'clock',
      group: system,
    },
  },
  {
    ...shared,
    name: 'users-lost-edit',
    path: '/admin/users-lost/:id',
    allowed: allowedBy([usersLost.wire.get.access]),
    title: { en: 'Lost registration', es: 'Registro perdido', pt: 'Cadastro perdido' },
  },
];
