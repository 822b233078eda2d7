import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The texts of the inbox's dialogs; they are loaded with the first dialog. */
export const dialogTexts = defineTexts('mf-admin-content/inbox-dialogs', en, {
  es: () => import(/* webpackChunkName: "inbox-dialogs-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "inbox-dialogs-texts-pt" */ './locales/pt'),
});
