import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const investorsTexts = defineTexts('mf-admin-content/investors', en, {
  es: () => import(/* webpackChunkName: "investors-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "investors-texts-pt" */ './locales/pt'),
});
