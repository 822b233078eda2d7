import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Words of the look as somebody else. */
export const viewAsTexts = defineTexts('mf-admin-content/users-view-as', en, {
  es: () => import(/* webpackChunkName: "users-view-as-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-view-as-texts-pt" */ './locales/pt'),
});
