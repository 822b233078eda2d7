import { localeKey, type Locale } from '@enlace/shared-contract/text';
import type { LoadableTexts, LocaleContextValue } from '@enlace/shared-platform';
import { useCallback, useMemo, useState } from 'react';

import { remember } from './remember';
import { useNumberLocale } from './use-number-locale';

/**
 * The language of the product and its switch. The choice is stored, and the switch happens after the current texts
 * are loaded, so that no page has two languages.
 * @param inUse the texts of the current page
 * @param prefix path prefix of the language: another language then has another address
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
  const numbers = useNumberLocale(locale);
  return useMemo(() => ({ locale, numbers, setLocale }), [locale, numbers, setLocale]);
}
