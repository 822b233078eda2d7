import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const ordersTexts = defineTexts('mf-admin-events/event-orders', en, {
  es: () => import(/* webpackChunkName: "event-orders-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-orders-texts-pt" */ './locales/pt'),
});
