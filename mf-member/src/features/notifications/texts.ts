import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const notificationTexts = defineTexts('mf-member/notifications', en, {
  es: () => import(/* webpackChunkName: "notification-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "notification-texts-pt" */ './locales/pt'),
});
