import { useRead, type ErrorView } from '@enlace/shared-data';
import { useCallback, useEffect, useState } from 'react';

import { dropHold, storeHold, useStoredHold, type StoredHold } from '../../../lib/stored-hold';
import type { EventRecord } from '../../../lib/types';
import { isUnfinished } from './done/outcome-of';
import { holds, type Hold } from './holds.slice';

/** The steps of the checkout; `waiting` until the order of the browser is read. */
export type StepName = 'waiting' | 'choose' | 'details' | 'pay' | 'done';

export interface Order {
  readonly step: StepName;
  readonly hold: Hold | null;
  readonly storedHold: StoredHold | null;
  /** The order could not be read. */
  readonly failure: ErrorView | null;
  readonly again: () => void;
  /** The time of the last order is over. */
  readonly hasExpired: boolean;
  readonly begin: (key: string, hold: Hold) => void;
  /** Forgets the order, so that tickets can be chosen again. */
  readonly end: (reason?: 'expired') => void;
}

/**
 * The order of this browser for an event, read again after a reload.
 * @param paidReference the order whose card has paid: when its time ended meanwhile, it still gets its tickets, or the
 *   money goes back
 */
export function useOrder(event: EventRecord, paidReference: string | null): Order {
  const { id: eventId } = event;
  const storedHold = useStoredHold(eventId);
  const read = useRead(holds.calls.hold, storedHold ?? null);
  const [newHold, setNewHold] = useState<Hold | null>(null);
  const [hasExpired, setHasExpired] = useState(false);
  const isNew = newHold !== null && newHold.reference === storedHold?.reference;
  const hold = storedHold ? (read.answer ?? (isNew ? newHold : null)) : null;
  const isMissing = read.status === 'rejected' && read.error?.code === 'NOT_FOUND';
  const hasPaid = hold !== null && hold.reference === paidReference;
  const hasEnded = hold?.state === 'expired' && !hasPaid;
  const isOver = isMissing || hasEnded || hold?.state === 'cancelled';

  const end = useCallback(
    (reason?: 'expired') => {
      setHasExpired(reason === 'expired');
      dropHold(eventId);
    },
    [eventId],
  );
  const begin = useCallback(
    (key: string, startedHold: Hold) => {
      setHasExpired(false);
      setNewHold(startedHold);
      storeHold(event, storedEntry(startedHold, { key }));
    },
    [event],
  );
  useStoredEnd(event, hasPaid, storedHold ?? null, hold);
  // An expired order stays until the next one, so that a reload still gives the reason.
  const isGone = isMissing || hold?.state === 'cancelled';
  useEffect(() => {
    if (isGone) dropHold(eventId);
  }, [isGone, eventId]);

  return {
    ...{ begin, end, storedHold: storedHold ?? null, again: read.again },
    hold: isOver ? null : hold,
    hasExpired: hasExpired || hasEnded,
    failure: hold === null && read.status === 'rejected' && !isMissing ? read.error : null,
    step: storedHold === undefined ? 'waiting' : stepOf(storedHold, hold, isOver),
  };
}

/** What the browser remembers of an order. */
function storedEntry(hold: Hold, { key, finishedAt }: Pick<StoredHold, 'key' | 'finishedAt'>): StoredHold {
  const { reference, state, deadline } = hold;
  if (state === 'held') return { reference, key, ...(deadline !== null && { until: deadline }) };
  return {
    ...{ reference, key },
    ...(state === 'expired' && { until: 0 }),
    ...(!isUnfinished(hold) && { finishedAt: finishedAt ?? Date.now() }),
  };
}

/** Keeps the end of the order for the page of the event, which shows the order only as long as it lives. */
function useStoredEnd(event: EventRecord, hasPaid: boolean, storedHold: StoredHold | null, hold: Hold | null): void {
  useEffect(() => {
    if (storedHold === null || hold === null || hold.reference !== storedHold.reference) return;
    // An order whose payment began is shown until its answer is known.
    if (hold.state === 'held' && storedHold.until === undefined) return;
    if (hold.state === 'expired' && hasPaid) return;
    const entry = storedEntry(hold, storedHold);
    // The end is counted anew with each answer, so it moves by some milliseconds.
    const isMoved = Math.abs((entry.until ?? Infinity) - (storedHold.until ?? Infinity)) > toleranceMs;
    if (isMoved || entry.finishedAt !== storedHold.finishedAt) storeHold(event, entry);
  });
}

const toleranceMs = 5_000;

function stepOf(storedHold: StoredHold | null, hold: Hold | null, isOver: boolean): StepName {
  if (storedHold === null || isOver) return 'choose';
  if (hold === null) return 'waiting';
  return hold.state === 'held' || hold.state === 'expired' ? 'details' : 'done';
}
