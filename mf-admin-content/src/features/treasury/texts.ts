import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const treasuryTexts = defineTexts('mf-admin-content/treasury', en, {
  es: () => import(/* webpackChunkName: "treasury-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "treasury-texts-pt" */ './locales/pt'),
});
