import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const texts = defineTexts('mf-member', en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ './locales/pt'),
});
