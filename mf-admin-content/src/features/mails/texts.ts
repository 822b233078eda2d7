import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const mailsTexts = defineTexts('mf-admin-content/mails', en, {
  es: () => import(/* webpackChunkName: "mails-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "mails-texts-pt" */ './locales/pt'),
});
