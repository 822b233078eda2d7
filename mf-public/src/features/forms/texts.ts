import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const formsTexts = defineTexts('mf-public/forms', en, {
  es: () => import(/* webpackChunkName: "forms-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "forms-texts-pt" */ './locales/pt'),
});
