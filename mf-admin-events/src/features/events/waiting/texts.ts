import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const waitingTexts = defineTexts('mf-admin-events/event-waiting', en, {
  es: () => import(/* webpackChunkName: "event-waiting-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-waiting-texts-pt" */ './locales/pt'),
});
