import type { LoadFieldTexts } from '@enlace/shared-data';
import { translate, useLocale, type LoadableTexts } from '@enlace/shared-platform';
import { useEffect, useMemo, useState } from 'react';

import { useLabels } from '../form/use-labels';

/** Labels of a resource's fields in the user's language; null while they are loading. */
export function useFieldLabels(resource: string, loadTexts: LoadFieldTexts): ((name: string) => string) | null {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly texts: LoadableTexts | null } | null>(null);
  const key = `${resource} ${locale}`;
  useEffect(() => {
    let isCurrent = true;
    const finish = (texts: LoadableTexts | null) => {
      if (isCurrent) setLoaded({ key, texts });
    };
    // Without its texts a field has its stored name.
    const load = async () => {
      const texts = (await loadTexts(resource)) ?? null;
      if (locale !== 'en') await texts?.load(locale);
      return texts;
    };
    load().then(finish, () => finish(null));
    return () => {
      isCurrent = false;
    };
  }, [key, loadTexts, locale, resource]);
  const texts = loaded?.key === key ? loaded.texts : null;
  const words = useMemo(
    () => (name: string) => (texts === null ? name : translate(texts, locale, name)),
    [locale, texts],
  );
  const label = useLabels(words);
  return loaded?.key === key ? label : null;
}
