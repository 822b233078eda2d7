import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The engine's own texts; every screen with a form declares them. */
export const formTexts = defineTexts('forms', en, {
  es: () => import(/* webpackChunkName: "form-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "form-texts-pt" */ './locales/pt'),
});
