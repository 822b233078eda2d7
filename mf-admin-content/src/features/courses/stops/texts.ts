import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const stopsTexts = defineTexts('mf-admin-content/course-stops', en, {
  es: () => import(/* webpackChunkName: "course-stops-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-stops-texts-pt" */ './locales/pt'),
});
