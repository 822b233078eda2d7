import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const whereTexts = defineTexts('shared-admin/where', en, {
  es: () => import(/* webpackChunkName: "where-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "where-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the filter builder. */
export function useWhereTexts(): Translate<typeof en> {
  return useLateTexts(whereTexts);
}
