import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the history of packages. */
export const versioningsTexts = defineTexts('mf-admin-content/versionings', en, {
  es: () => import(/* webpackChunkName: "versionings-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "versionings-texts-pt" */ './locales/pt'),
});
