import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const publishingTexts = defineTexts('mf-admin-events/event-publishing', en, {
  es: () => import(/* webpackChunkName: "event-publishing-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-publishing-texts-pt" */ './locales/pt'),
});
