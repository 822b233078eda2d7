import { useSyncExternalStore } from 'react';

/** Windows without room for a column of filters; the limit is that of `theme.media.wide`. */
const query = '(width < 80em)';

/** Whether the window has room for a column of filters beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isWideNow(): boolean {
  return !window.matchMedia(query).matches;
}
