import { useLocale, useTexts, type Texts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

/** Translates with texts that are loaded when a part is rendered; shows English until the user's language is loaded. */
export function useLateTexts<C>(texts: Texts<C>): Translate<C> {
  const { locale } = useLocale();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isHere = true;
    texts.load(locale).then(
      () => isHere && drawAgain(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [locale, texts]);
  return useTexts(texts);
}
