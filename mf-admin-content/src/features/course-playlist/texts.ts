import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const coursePlaylistTexts = defineTexts('mf-admin-content/course-playlist', en, {
  es: () => import(/* webpackChunkName: "course-playlist-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-playlist-texts-pt" */ './locales/pt'),
});
