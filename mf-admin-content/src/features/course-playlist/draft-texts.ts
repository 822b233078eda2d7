import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './draft-locales/en';

/** Of the parts that load with the preview of a playlist. */
export const playlistDraftTexts = defineTexts('mf-admin-content/playlist-draft', en, {
  es: () => import(/* webpackChunkName: "playlist-draft-texts-es" */ './draft-locales/es'),
  pt: () => import(/* webpackChunkName: "playlist-draft-texts-pt" */ './draft-locales/pt'),
});
