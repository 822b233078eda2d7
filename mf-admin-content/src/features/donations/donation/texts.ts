import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Of one donation, which loads when it opens. */
export const donationTexts = defineTexts('mf-admin-content/donation', en, {
  es: () => import(/* webpackChunkName: "donation-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "donation-texts-pt" */ './locales/pt'),
});
