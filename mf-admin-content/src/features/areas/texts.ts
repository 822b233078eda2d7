import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const areasTexts = defineTexts('mf-admin-content/areas', en, {
  es: () => import(/* webpackChunkName: "areas-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "areas-texts-pt" */ './locales/pt'),
});
