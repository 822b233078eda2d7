import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const perksTexts = defineTexts('mf-admin-content/perks', en, {
  es: () => import(/* webpackChunkName: "perks-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "perks-texts-pt" */ './locales/pt'),
});
