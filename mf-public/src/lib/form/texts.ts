import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of every public form. */
export const publicFormTexts = defineTexts('mf-public/form', en, {
  es: () => import(/* webpackChunkName: "public-form-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "public-form-texts-pt" */ './locales/pt'),
});
