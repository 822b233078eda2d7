import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const figuresTexts = defineTexts('mf-admin-content/membership-figures', en, {
  es: () => import(/* webpackChunkName: "membership-figures-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "membership-figures-texts-pt" */ './locales/pt'),
});
