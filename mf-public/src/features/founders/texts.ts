import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const foundersTexts = defineTexts('mf-public/founders', en, {
  es: () => import(/* webpackChunkName: "founders-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "founders-texts-pt" */ './locales/pt'),
});
