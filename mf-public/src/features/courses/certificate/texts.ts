import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the certificate's page; their files are those of the enrolment. */
export const certificateTexts = defineTexts('mf-public/certificates', en, {
  es: () => import(/* webpackChunkName: "enrolment-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "enrolment-texts-pt" */ './locales/pt'),
});
