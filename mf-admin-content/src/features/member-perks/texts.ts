import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const memberPerksTexts = defineTexts('mf-admin-content/member-perks', en, {
  es: () => import(/* webpackChunkName: "member-perks-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "member-perks-texts-pt" */ './locales/pt'),
});
