import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The texts of an entry; they are loaded with the first entry that is opened. */
export const entryTexts = defineTexts('mf-admin-content/inbox-entry', en, {
  es: () => import(/* webpackChunkName: "inbox-entry-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "inbox-entry-texts-pt" */ './locales/pt'),
});
