import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const inboxFeature = defineFeature({
  id: 'inbox',
  pages: [
    {
      name: 'inbox',
      path: '/admin/inbox',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'forms.list'],
      title: { en: 'Inbox', es: 'Bandeja de entrada', pt: 'Caixa de entrada' },
      nav: {
        label: { en: 'Inbox', es: 'Bandeja de entrada', pt: 'Caixa de entrada' },
        order: 20,
        place: 'main',
        icon: 'mail',
      },
      screen: withParts(
        () => import(/* webpackChunkName: "screen-inbox" */ './inbox.screen'),
        () => import(/* webpackChunkName: "inbox-desk" */ './desk/inbox-desk'),
      ),
    },
  ],
});
