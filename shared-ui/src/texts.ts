import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The words that belong to the components themselves. */
export const uiTexts = defineTexts('shared-ui', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});
