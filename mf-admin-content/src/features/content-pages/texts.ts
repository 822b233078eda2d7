import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const contentPagesTexts = defineTexts('mf-admin-content/content-pages', en, {
  es: () => import(/* webpackChunkName: "content-pages-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "content-pages-texts-pt" */ './locales/pt'),
});
