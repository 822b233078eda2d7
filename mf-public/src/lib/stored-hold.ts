import { useSyncExternalStore } from 'react';

/** The order of a visitor for an event, as the browser remembers it. */
export interface StoredHold {
  readonly reference: string;
  /** The secret of the order. */
  readonly key: string;
  /** The end of a held order, in ms by the clock of this browser; missing when the order has no end, or is paid. */
  readonly until?: number;
}

const changeEvent = 'enlace:hold';
const nameOf = (eventId: number) => `enlace_hold:${eventId}`;

/** The storage of the browser, so that an order survives a closed tab; a browser may forbid it. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

// The order of a browser without storage lasts as long as the page.
const memoryEntries = new Map<string, string>();

function readText(eventId: number): string | null {
  const name = nameOf(eventId);
  return storage()?.getItem(name) ?? memoryEntries.get(name) ?? null;
}

export function storeHold(eventId: number, hold: StoredHold): void {
  const text = JSON.stringify(hold);
  memoryEntries.set(nameOf(eventId), text);
  try {
    const place = storage();
    place?.setItem(nameOf(eventId), text);
    if (place !== null) memoryEntries.delete(nameOf(eventId));
  } catch {
    // A full storage.
  }
  window.dispatchEvent(new Event(changeEvent));
}

export function dropHold(eventId: number): void {
  memoryEntries.delete(nameOf(eventId));
  storage()?.removeItem(nameOf(eventId));
  window.dispatchEvent(new Event(changeEvent));
}

function parseHold(text: string): StoredHold | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('reference' in value) || !('key' in value)) return null;
    const { reference, key } = value;
    if (typeof reference !== 'string' || typeof key !== 'string') return null;
    const until = 'until' in value && typeof value.until === 'number' ? { until: value.until } : {};
    return { reference, key, ...until };
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of [changeEvent, 'storage']) window.addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** The stored order for an event; null without one, undefined as long as the page is not interactive. */
export function useStoredHold(eventId: number): StoredHold | null | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(eventId),
    () => undefined,
  );
  return typeof text === 'string' ? parseHold(text) : text;
}

function hasLiveHold(eventId: number): boolean {
  const text = readText(eventId);
  const hold = text === null ? null : parseHold(text);
  return hold !== null && (hold.until ?? Infinity) > Date.now();
}

/** Whether this browser has an order for an event that has not ended. */
export function useHasOrder(eventId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLiveHold(eventId),
    () => false,
  );
}
