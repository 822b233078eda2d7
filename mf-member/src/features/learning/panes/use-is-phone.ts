import { useSyncExternalStore } from 'react';

/** Windows that show one pane at a time; the opposite of `tokens.media.large`. */
const query = '(width < 64em)';

/** Whether the window is too narrow for panes beside each other. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhoneNow);
}

function subscribe(onChange: () => void): () => void {
  const media = mediaQuery();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

function isPhoneNow(): boolean {
  return mediaQuery()?.matches ?? false;
}

/** Undefined in environments without a window. */
function mediaQuery(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
