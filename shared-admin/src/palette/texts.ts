import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

export const paletteTexts = defineTexts('shared-admin/palette', en, {
  es: () => import(/* webpackChunkName: "palette-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "palette-texts-pt" */ './locales/pt'),
});
