import { localeKey, type Locale } from '@enlace/shared-contract';
import type { LoadableTexts, LocaleContextValue } from '@enlace/shared-platform';
import { useCallback, useMemo, useState } from 'react';

import { remember } from './remember';

/**
 * The language of the product and its switch: remembered, and only switched once the texts in use are loaded, so that
 * nothing is shown half in one language.
 * @param inUse the texts on the page now
 * @param prefix what the address begins with when it names its language: another language is then another address
 */
export function useLocaleState(
  initial: Locale,
  inUse: () => readonly LoadableTexts[],
  prefix = '',
): LocaleContextValue {
  const [locale, setState] = useState(initial);
  const setLocale = useCallback(
    (next: Locale) => {
      void Promise.allSettled(inUse().map((texts) => texts.load(next))).then(() => {
        remember(localeKey, next);
        if (prefix !== '') {
          location.assign(`/${next}${location.pathname.slice(prefix.length)}${location.search}${location.hash}`);
          return;
        }
        document.documentElement.lang = next;
        setState(next);
      });
    },
    [inUse, prefix],
  );
  return useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
}
