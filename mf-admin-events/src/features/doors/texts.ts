import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const doorsTexts = defineTexts('mf-admin-events/doors', en, {
  es: () => import(/* webpackChunkName: "doors-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "doors-texts-pt" */ './locales/pt'),
});
