import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const lessonsTexts = defineTexts('mf-admin-content/lessons', en, {
  es: () => import(/* webpackChunkName: "lessons-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "lessons-texts-pt" */ './locales/pt'),
});
