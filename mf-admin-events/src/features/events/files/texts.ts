import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const filesTexts = defineTexts('mf-admin-events/files', en, {
  es: () => import(/* webpackChunkName: "event-files-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-files-texts-pt" */ './locales/pt'),
});
