import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const enrolmentTexts = defineTexts('mf-public/enrolment', en, {
  es: () => import(/* webpackChunkName: "enrolment-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "enrolment-texts-pt" */ './locales/pt'),
});
