import { mails } from '@enlace/shared-contract/notifications';
import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { allowedBy } from '@enlace/shared-contract/resources';

import { system } from '../../lib/nav-groups';

const shared = { layout: 'admin', protected: true } as const;

export const mailsPages: readonly PageDeclaration[] = [
  {
    ...shared,
    name: 'mails-list',
    screen: 'mails',
    path: '/admin/mails',
    allowed: allowedBy([mails.wire.list.access]),
    title: { en: 'Mails', es: 'Correos', pt: 'E-mails' },
    nav: {
      label: { en: 'Mails', es: 'Correos', pt: 'E-mails' },
      order: 585,
      place: 'main',
      icon: 'mail',
      group: system,
    },
  },
  {
    ...shared,
    name: 'mails-detail',
    path: '/admin/mails/:id',
    allowed: allowedBy([mails.wire.get.access]),
    title: { en: 'Mail', es: 'Correo', pt: 'E-mail' },
  },
];
