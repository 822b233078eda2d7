import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the page of one event. */
export const eventTexts = defineTexts('mf-public/event', en, {
  es: () => import(/* webpackChunkName: "event-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-texts-pt" */ './locales/pt'),
});
