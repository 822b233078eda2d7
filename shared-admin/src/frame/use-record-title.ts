import { useLocale, useLocation } from '@enlace/shared-platform';
import { useEffect } from 'react';

/** Puts the name of a record before the title of the window, so that several tabs differ. */
export function useRecordTitle(name: string | null): void {
  const { locale } = useLocale();
  const { key } = useLocation();
  useEffect(() => {
    if (name === null || name === '') return undefined;
    let pageTitle: string | null = null;
    let isHere = true;
    // The shell sets the title of the page in an effect of the same render, which runs after this one.
    queueMicrotask(() => {
      if (!isHere) return;
      pageTitle = document.title;
      document.title = `${name} · ${pageTitle}`;
    });
    return () => {
      isHere = false;
      if (pageTitle !== null && document.title === `${name} · ${pageTitle}`) document.title = pageTitle;
    };
  }, [key, locale, name]);
}
