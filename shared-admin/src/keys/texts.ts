import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const keysTexts = defineTexts('shared-admin/keys', en, {
  es: () => import(/* webpackChunkName: "keys-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "keys-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the help on shortcuts. */
export function useKeysTexts(): Translate<typeof en> {
  return useLateTexts(keysTexts);
}
