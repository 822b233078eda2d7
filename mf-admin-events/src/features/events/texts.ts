import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const eventTexts = defineTexts('mf-admin-events/events', en, {
  es: () => import(/* webpackChunkName: "events-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "events-texts-pt" */ './locales/pt'),
});
