import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const coursesTexts = defineTexts('mf-public/courses', en, {
  es: () => import(/* webpackChunkName: "courses-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "courses-texts-pt" */ './locales/pt'),
});
