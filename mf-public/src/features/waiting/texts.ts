import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the waiting list. */
export const waitingTexts = defineTexts('mf-public/waiting', en, {
  es: () => import(/* webpackChunkName: "waiting-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "waiting-texts-pt" */ './locales/pt'),
});
