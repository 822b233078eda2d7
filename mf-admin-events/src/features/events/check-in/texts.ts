import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const checkInTexts = defineTexts('mf-admin-events/check-in', en, {
  es: () => import(/* webpackChunkName: "check-in-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "check-in-texts-pt" */ './locales/pt'),
});
