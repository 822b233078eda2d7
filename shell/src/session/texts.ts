import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

/** Texts of the session screens; they come with the screens' chunk. */
export const sessionTexts = defineTexts('shell/session', en, {
  es: () => import(/* webpackChunkName: "session-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "session-texts-pt" */ './locales/pt'),
});
