import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

export const texts = defineTexts('mf-admin-content', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});
