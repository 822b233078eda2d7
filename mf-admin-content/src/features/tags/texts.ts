import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const tagsTexts = defineTexts('mf-admin-content/tags', en, {
  es: () => import(/* webpackChunkName: "tags-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "tags-texts-pt" */ './locales/pt'),
});
