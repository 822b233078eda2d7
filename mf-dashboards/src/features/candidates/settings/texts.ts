import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const settingsTexts = defineTexts('mf-dashboards/candidate-settings', en, {
  es: () => import(/* webpackChunkName: "candidate-settings-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "candidate-settings-texts-pt" */ './locales/pt'),
});
