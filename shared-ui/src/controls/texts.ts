import { defineTexts, useLocale, useTexts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

import { en } from './locales/en';

/** The words of the controls. */
export const controlTexts = defineTexts('shared-ui/controls', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});

/** Translates the controls' own words, and fetches the language when the control comes before its words. */
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
