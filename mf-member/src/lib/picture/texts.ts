import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const pictureTexts = defineTexts('mf-member/picture', en, {
  es: () => import(/* webpackChunkName: "picture-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "picture-texts-pt" */ './locales/pt'),
});
