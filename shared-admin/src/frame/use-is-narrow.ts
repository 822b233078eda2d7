import { useSyncExternalStore } from 'react';

/** Windows of phones; the same limit as `theme.media.medium`. */
const query = '(width < 48em)';

/** Whether the window is as narrow as that of a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrowNow);
}

function subscribe(onChange: () => void): () => void {
  const media = mediaQuery();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

function isNarrowNow(): boolean {
  return mediaQuery()?.matches ?? false;
}

/** Undefined in environments without a window. */
function mediaQuery(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
