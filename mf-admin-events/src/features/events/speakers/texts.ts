import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const speakersTexts = defineTexts('mf-admin-events/event-speakers', en, {
  es: () => import(/* webpackChunkName: "event-speakers-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-speakers-texts-pt" */ './locales/pt'),
});
