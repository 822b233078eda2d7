import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const pressTexts = defineTexts('mf-admin-content/press', en, {
  es: () => import(/* webpackChunkName: "press-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "press-texts-pt" */ './locales/pt'),
});
