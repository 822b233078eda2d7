import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const usersTexts = defineTexts('mf-admin-content/users', en, {
  es: () => import(/* webpackChunkName: "users-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-texts-pt" */ './locales/pt'),
});
