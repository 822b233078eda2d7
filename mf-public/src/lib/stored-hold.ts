import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import type { EventRow } from './types';

const storedHoldSchema = z.object({
  reference: z.string(),
  /** The secret of the order. */
  key: z.string(),
  /** The end of a held order, in ms by the clock of this browser; missing when the order has no end, or is paid. */
  until: z.optional(z.number()),
  /**
   * When its card paid, in ms by the clock of this browser. It stays after the order has its true state: another tab,
   * which has not read that state yet, still waits for it.
   */
  paidAt: z.optional(z.number()),
  /** When the order was first seen finished, in ms by the clock of this browser. */
  finishedAt: z.optional(z.number()),
  /** End of the event, in ms. */
  eventEnd: z.optional(z.number()),
});

/** The order of a visitor for an event, as the browser remembers it. */
export type StoredHold = z.infer<typeof storedHoldSchema>;

const changeEvent = 'enlace:hold';
const namePrefix = 'enlace_hold:';
const nameOf = (eventId: number) => `${namePrefix}${eventId}`;
/** The key of an order opens its tickets, so it is kept for a day after the end of the order or of the event. */
const keptMs = 24 * 3_600_000;

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
  const text = storage()?.getItem(name) ?? memoryEntries.get(name) ?? null;
  return text === null || isOutdated(text) ? null : text;
}

function isOutdated(text: string): boolean {
  const { finishedAt = Infinity, eventEnd = Infinity } = parseHold(text) ?? {};
  return Math.min(finishedAt, eventEnd) + keptMs < Date.now();
}

/** Removes outdated entries of all events. */
function removeOutdated(): void {
  const place = storage();
  if (place === null) return;
  for (const name of Object.keys(place)) {
    const text = name.startsWith(namePrefix) ? place.getItem(name) : null;
    if (text !== null && isOutdated(text)) place.removeItem(name);
  }
}

export function storeHold(event: Pick<EventRow, 'id' | 'ends_at'>, hold: StoredHold): void {
  const name = nameOf(event.id);
  const eventEnd = Date.parse(event.ends_at);
  const text = JSON.stringify(Number.isNaN(eventEnd) ? hold : { ...hold, eventEnd });
  memoryEntries.set(name, text);
  try {
    const place = storage();
    place?.setItem(name, text);
    if (place !== null) memoryEntries.delete(name);
  } catch {
    // A full storage.
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Notes that the card of an order has paid; another order that the browser has by now stays. */
export function storePaid(event: Pick<EventRow, 'id' | 'ends_at'>, { reference, key }: StoredHold): void {
  const text = readText(event.id);
  const currentHold = text === null ? null : parseHold(text);
  if (currentHold !== null && currentHold.reference !== reference) return;
  // Without the end of the hold: a payment after it still becomes tickets, or goes back.
  storeHold(event, { reference, key, paidAt: currentHold?.paidAt ?? Date.now() });
}

export function dropHold(eventId: number): void {
  memoryEntries.delete(nameOf(eventId));
  storage()?.removeItem(nameOf(eventId));
  window.dispatchEvent(new Event(changeEvent));
}

function parseHold(text: string): StoredHold | null {
  try {
    return storedHoldSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  removeOutdated();
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
