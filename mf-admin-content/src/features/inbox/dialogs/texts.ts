import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The words of the inbox's dialogs; they come with the first one that is opened. */
export const dialogTexts = defineTexts('mf-admin-content/inbox-dialogs', en, {
  es: () => import(/* webpackChunkName: "inbox-dialogs-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "inbox-dialogs-texts-pt" */ './locales/pt'),
});
