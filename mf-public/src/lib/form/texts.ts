import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The form kit's own words; every screen with a form names them. */
export const formTexts = defineTexts('mf-public/form', en, {
  es: () => import(/* webpackChunkName: "form-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "form-texts-pt" */ './locales/pt'),
});
