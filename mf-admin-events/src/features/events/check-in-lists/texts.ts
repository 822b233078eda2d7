import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const listsTexts = defineTexts('mf-admin-events/check-in-lists', en, {
  es: () => import(/* webpackChunkName: "event-lists-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-lists-texts-pt" */ './locales/pt'),
});
