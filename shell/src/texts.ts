import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The shell's own texts. */
export const texts = defineTexts('shell', en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ './locales/pt'),
});
