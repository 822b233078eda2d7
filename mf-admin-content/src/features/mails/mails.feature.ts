import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const mailsFeature = defineFeature({
  id: 'mails',
  screens: {
    ...adminScreens('mails', () => import(/* webpackChunkName: "screen-mails" */ './mails-admin'), ['list']),
    'mails-edit': () => import(/* webpackChunkName: "screen-mails-edit" */ './mail.screen'),
  },
});
