import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const trackingTexts = defineTexts('mf-dashboards/tracking', en, {
  es: () => import(/* webpackChunkName: "tracking-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "tracking-texts-pt" */ './locales/pt'),
});
