import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const mediaTexts = defineTexts('mf-admin-content/media', en, {
  es: () => import(/* webpackChunkName: "media-library-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "media-library-texts-pt" */ './locales/pt'),
});
