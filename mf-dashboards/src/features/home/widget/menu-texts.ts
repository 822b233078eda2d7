import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Loaded with the menu. */
export const menuTexts = defineTexts('mf-dashboards/widget-menu', en, {
  es: () => import(/* webpackChunkName: "widget-menu-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "widget-menu-texts-pt" */ './locales/pt'),
});
