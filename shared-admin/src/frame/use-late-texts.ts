import { useLocale, useTexts, type Texts, type Translate } from '@enlace/shared-platform';
import { useEffect, useReducer } from 'react';

/**
 * Translates by texts that come with a part that is opened, and fetches the person's language when it is drawn; until
 * it is there, in English.
 */
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
