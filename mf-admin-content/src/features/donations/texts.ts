import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const donationsTexts = defineTexts('mf-admin-content/donations', en, {
  es: () => import(/* webpackChunkName: "donations-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "donations-texts-pt" */ './locales/pt'),
});
