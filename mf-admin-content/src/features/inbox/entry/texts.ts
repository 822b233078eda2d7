import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The words of an entry; they come with the first one that is opened. */
export const entryTexts = defineTexts('mf-admin-content/inbox-entry', en, {
  es: () => import(/* webpackChunkName: "inbox-entry-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "inbox-entry-texts-pt" */ './locales/pt'),
});
