import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const donateTexts = defineTexts('mf-public/donate', en, {
  es: () => import(/* webpackChunkName: "donate-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "donate-texts-pt" */ './locales/pt'),
});
