import { recordOf } from '../record';

/** Local storage key for messages between tabs; fixed by the session library. */
const key = 'nextauth.message';

export type Trigger = 'getSession' | 'signout';

/** Whole seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Sends a message to the other tabs. A storage failure is no error: the message is dropped. */
export function broadcast(trigger: Trigger): void {
  try {
    localStorage.setItem(key, JSON.stringify({ event: 'session', data: { trigger }, timestamp: now() }));
  } catch {
    // The same: storage failures are ignored.
  }
}

/** Calls back for each session message of another tab and ignores other entries. Returns a function that stops it. */
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
