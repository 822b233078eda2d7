import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const codesTexts = defineTexts('mf-admin-events/event-codes', en, {
  es: () => import(/* webpackChunkName: "event-codes-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-codes-texts-pt" */ './locales/pt'),
});
