import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const applicationTexts = defineTexts('mf-member/applications', en, {
  es: () => import(/* webpackChunkName: "application-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "application-texts-pt" */ './locales/pt'),
});
