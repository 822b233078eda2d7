import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const takePartTexts = defineTexts('mf-public/take-part', en, {
  es: () => import(/* webpackChunkName: "take-part-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "take-part-texts-pt" */ './locales/pt'),
});
