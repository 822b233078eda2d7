import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Labels of the fields of events and of what belongs to them; their forms are in another remote. */
export const eventFieldTexts = defineTexts('mf-admin-content/event-fields', en, {
  es: () => import(/* webpackChunkName: "audit-event-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "audit-event-texts-pt" */ './locales/pt'),
});
