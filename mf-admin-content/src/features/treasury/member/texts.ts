import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Of one membership, which loads when it opens. */
export const memberTexts = defineTexts('mf-admin-content/treasury-member', en, {
  es: () => import(/* webpackChunkName: "treasury-member-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "treasury-member-texts-pt" */ './locales/pt'),
});
