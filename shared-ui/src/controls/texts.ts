import { defineTexts, useLocale, useTexts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

import { en } from './locales/en';

/** The texts of the controls. */
export const controlTexts = defineTexts('shared-ui/controls', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});

/** Translates the controls' texts, and loads the language when it is missing. */
export function useControlTexts(): Translate<typeof en> {
  const { locale } = useLocale();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (locale === 'en') return undefined;
    let isHere = true;
    controlTexts.load(locale).then(
      () => isHere && drawAgain(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [locale]);
  return useTexts(controlTexts);
}
