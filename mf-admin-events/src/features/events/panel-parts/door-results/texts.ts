import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** What became of a scan, by its result, for organisers; the page of the door has short words of its own. */
export const doorResultsTexts = defineTexts('mf-admin-events/door-results', en, {
  es: () => import(/* webpackChunkName: "event-door-results-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-door-results-texts-pt" */ './locales/pt'),
});
