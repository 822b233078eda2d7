import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const usersLostTexts = defineTexts('mf-admin-content/users-lost', en, {
  es: () => import(/* webpackChunkName: "users-lost-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-lost-texts-pt" */ './locales/pt'),
});
