import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The texts of the components themselves. */
export const uiTexts = defineTexts('shared-ui', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});
