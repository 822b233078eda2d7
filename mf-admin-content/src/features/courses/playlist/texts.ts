import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const playlistTexts = defineTexts('mf-admin-content/course-playlist-changes', en, {
  es: () => import(/* webpackChunkName: "course-playlist-changes-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-playlist-changes-texts-pt" */ './locales/pt'),
});
