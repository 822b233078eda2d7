import { adminScreen } from '@enlace/shared-admin';
import { mails } from '@enlace/shared-contract/notifications';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

export const mailsFeature = defineFeature({
  id: 'mails',
  pages: [
    {
      name: 'mails-list',
      chunk: 'mails',
      path: '/admin/mails',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([mails.wire.list.access]),
      title: { en: 'Mails', es: 'Correos', pt: 'E-mails' },
      nav: {
        label: { en: 'Mails', es: 'Correos', pt: 'E-mails' },
        order: 585,
        place: 'main',
        icon: 'mail',
        group: system,
      },
      screen: adminScreen('list', () => import(/* webpackChunkName: "screen-mails" */ './mails-admin')),
    },
    {
      name: 'mails-detail',
      path: '/admin/mails/:id',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([mails.wire.get.access]),
      title: { en: 'Mail', es: 'Correo', pt: 'E-mail' },
      screen: () => import(/* webpackChunkName: "screen-mails-detail" */ './mail.screen'),
    },
  ],
});
