import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const inboxTexts = defineTexts('mf-admin-content/inbox', en, {
  es: () => import(/* webpackChunkName: "inbox-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "inbox-texts-pt" */ './locales/pt'),
});
