import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const peopleTexts = defineTexts('mf-public/people', en, {
  es: () => import(/* webpackChunkName: "people-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "people-texts-pt" */ './locales/pt'),
});
