import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const questionsTexts = defineTexts('mf-admin-events/event-questions', en, {
  es: () => import(/* webpackChunkName: "event-questions-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-questions-texts-pt" */ './locales/pt'),
});
