import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const chaptersTexts = defineTexts('mf-public/chapters', en, {
  es: () => import(/* webpackChunkName: "chapters-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "chapters-texts-pt" */ './locales/pt'),
});
