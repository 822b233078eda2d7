import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const downloadsTexts = defineTexts('mf-admin-content/downloads', en, {
  es: () => import(/* webpackChunkName: "downloads-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "downloads-texts-pt" */ './locales/pt'),
});
