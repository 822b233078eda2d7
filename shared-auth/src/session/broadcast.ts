import { recordOf } from '../record';

/** Name of the local storage entry by which tabs tell each other; its text is fixed. */
const key = 'nextauth.message';

export type Trigger = 'getSession' | 'signout';

/** Whole seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Tells the other tabs. A storage that refuses is no error: the message is dropped. */
export function broadcast(trigger: Trigger): void {
  try {
    localStorage.setItem(key, JSON.stringify({ event: 'session', data: { trigger }, timestamp: now() }));
  } catch {
    // See above.
  }
}

/** Calls back for each session message of another tab; anything else is ignored. Returns the way to stop. */
export function receiveBroadcasts(onMessage: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    const message = recordOf(parse(event.newValue ?? '{}'));
    if (message['event'] === 'session' && message['data']) onMessage();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
