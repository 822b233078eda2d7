import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const packagesTexts = defineTexts('mf-admin-content/packages', en, {
  es: () => import(/* webpackChunkName: "packages-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "packages-texts-pt" */ './locales/pt'),
});
