import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const sharedFiguresTexts = defineTexts('mf-public/shared-figures', en, {
  es: () => import(/* webpackChunkName: "shared-figures-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "shared-figures-texts-pt" */ './locales/pt'),
});
