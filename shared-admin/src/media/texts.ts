import { defineTexts, useLocale, useTexts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

import { en } from './locales/en';

/** The texts of media fields and dialogs. */
export const mediaTexts = defineTexts('shared-admin/media', en, {
  es: () => import(/* webpackChunkName: "media-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "media-texts-pt" */ './locales/pt'),
});

/** Translates the texts of media; loads the language if a field renders before its texts are loaded. */
export function useMediaTexts(): Translate<typeof en> {
  const { locale } = useLocale();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isHere = true;
    mediaTexts.load(locale).then(
      () => isHere && drawAgain(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [locale]);
  return useTexts(mediaTexts);
}
