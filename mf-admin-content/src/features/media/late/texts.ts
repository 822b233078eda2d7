import { defineTexts, useLocale, useTexts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

import { texts as en } from './locales/en';

const lateTexts = defineTexts('mf-admin-content/media-late', en, {
  es: () => import(/* webpackChunkName: "media-late-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "media-late-texts-pt" */ './locales/pt'),
});

/** The texts of details and dialogs are loaded with them, so that the library itself opens faster. */
export function useLateTexts(): Translate<typeof en> {
  const { locale } = useLocale();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isHere = true;
    lateTexts.load(locale).then(
      () => isHere && drawAgain(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [locale]);
  return useTexts(lateTexts);
}
