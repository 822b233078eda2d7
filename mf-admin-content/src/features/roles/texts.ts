import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const rolesTexts = defineTexts('mf-admin-content/roles', en, {
  es: () => import(/* webpackChunkName: "roles-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "roles-texts-pt" */ './locales/pt'),
});
