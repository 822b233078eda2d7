import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Labels of the stored fields of events and of what belongs to them, for the audit. */
export const fieldTexts = defineTexts('mf-admin-events/fields', en, {
  es: () => import(/* webpackChunkName: "field-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "field-texts-pt" */ './locales/pt'),
});
