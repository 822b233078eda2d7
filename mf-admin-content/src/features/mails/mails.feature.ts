import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const mailsFeature = defineFeature({
  id: 'mails',
  screens: {
    ...adminScreens('mails', () => import(/* webpackChunkName: "screen-mails" */ './mails-admin'), ['list']),
    'mails-detail': () => import(/* webpackChunkName: "screen-mails-detail" */ './mail.screen'),
  },
});
