import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const outlineTexts = defineTexts('mf-admin-content/course-outline', en, {
  es: () => import(/* webpackChunkName: "course-outline-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-outline-texts-pt" */ './locales/pt'),
});
