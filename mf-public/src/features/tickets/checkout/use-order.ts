import type { ErrorView } from '@enlace/shared-data';
import { useCallback, useEffect, useState } from 'react';

import { dropHold, storeHold, useStoredHold, type StoredHold } from '../../../lib/stored-hold';
import type { EventRecord } from '../../../lib/types';
import { useOpenRead } from '../../../lib/use-open-read';
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
  readonly isReading: boolean;
  /** When the card paid, in ms, while the order does not have its true state yet; otherwise null. */
  readonly paidAt: number | null;
  /** The time of the last order is over. */
  readonly hasExpired: boolean;
  readonly begin: (key: string, hold: Hold) => void;
  /** Forgets the order, so that tickets can be chosen again. */
  readonly end: (reason?: 'expired') => void;
}

/** States that a payment on its way still changes: the order gets its tickets, or the money goes back. */
const statesBeforePayment: readonly Hold['state'][] = ['held', 'expired', 'cancelled'];

/** The order of this browser for an event, read again after a reload. */
export function useOrder(event: EventRecord): Order {
  const { id: eventId } = event;
  const storedHold = useStoredHold(eventId);
  const read = useOpenRead(holds.calls.hold, storedHold ?? null);
  // The order as it was last read; it stays when a later read fails.
  const [lastHold, setLastHold] = useState<Hold | null>(null);
  if (read.answer !== null && read.answer !== lastHold) setLastHold(read.answer);
  const [hasExpired, setHasExpired] = useState(false);
  const isLast = lastHold !== null && lastHold.reference === storedHold?.reference;
  const hold = storedHold ? (read.answer ?? (isLast ? lastHold : null)) : null;
  const isMissing = read.status === 'rejected' && read.error?.code === 'NOT_FOUND';
  const isBeforePayment = hold !== null && statesBeforePayment.includes(hold.state);
  const paidAt = (isBeforePayment ? storedHold?.paidAt : null) ?? null;
  const hasEnded = hold?.state === 'expired' && paidAt === null;
  const isGone = isMissing || (hold?.state === 'cancelled' && paidAt === null);
  const isOver = isGone || hasEnded;

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
      setLastHold(startedHold);
      storeHold(event, storedEntry(startedHold, { key }));
    },
    [event],
  );
  useStoredEnd(event, paidAt !== null, storedHold ?? null, hold);
  // An expired order stays until the next one, so that a reload still gives the reason.
  useEffect(() => {
    if (isGone) dropHold(eventId);
  }, [isGone, eventId]);

  return {
    begin,
    end,
    storedHold: storedHold ?? null,
    again: read.again,
    paidAt,
    isReading: read.status === 'pending',
    hold: isOver ? null : hold,
    hasExpired: hasExpired || hasEnded,
    failure: hold === null && read.status === 'rejected' && !isMissing ? read.error : null,
    step: storedHold === undefined ? 'waiting' : stepOf(storedHold, hold, isOver, paidAt !== null),
  };
}

/** What the browser remembers of an order. */
function storedEntry(
  hold: Hold,
  { key, paidAt, finishedAt }: Pick<StoredHold, 'key' | 'paidAt' | 'finishedAt'>,
): StoredHold {
  const { reference, state, deadline } = hold;
  const identity = { reference, key, ...(paidAt !== undefined && { paidAt }) };
  if (state === 'held') return { ...identity, ...(deadline !== null && { until: deadline }) };
  return {
    ...identity,
    ...(state === 'expired' && { until: 0 }),
    ...(!isUnfinished(hold) && { finishedAt: finishedAt ?? Date.now() }),
  };
}

/** Keeps the end of the order for the page of the event, which shows the order only as long as it lives. */
function useStoredEnd(event: EventRecord, isAwaited: boolean, storedHold: StoredHold | null, hold: Hold | null): void {
  useEffect(() => {
    if (storedHold === null || hold === null || hold.reference !== storedHold.reference) return;
    // An order whose payment began is shown until its answer is known.
    if (isAwaited || (hold.state === 'held' && storedHold.until === undefined)) return;
    const entry = storedEntry(hold, storedHold);
    // The end is counted anew with each answer, so it moves by some milliseconds.
    const isMoved = Math.abs((entry.until ?? Infinity) - (storedHold.until ?? Infinity)) > toleranceMs;
    if (isMoved || entry.finishedAt !== storedHold.finishedAt) storeHold(event, entry);
  });
}

const toleranceMs = 5_000;

function stepOf(storedHold: StoredHold | null, hold: Hold | null, isOver: boolean, hasPaid: boolean): StepName {
  if (storedHold === null || isOver) return 'choose';
  if (hold === null) return 'waiting';
  if (hasPaid) return 'pay';
  return hold.state === 'held' || hold.state === 'expired' ? 'details' : 'done';
}
