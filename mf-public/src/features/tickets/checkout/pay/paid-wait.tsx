import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { Lead } from '../../../../lib/page.styles';
import { ticketsTexts } from '../../texts';
import { Actions, StepTitle } from '../checkout.styles';
import { LookAgain, type LookAgainProps } from '../done/look-again';

export interface PaidWaitProps extends LookAgainProps {
  /** When the card paid, in ms by the clock of this browser. */
  readonly paidAt: number;
  readonly isReading: boolean;
  /** Reads the order again: it changes when the message of Stripe has arrived. */
  readonly onLook: () => void;
}

const pauseMs = 1000;
/** A wait longer than this needs a word; a payment that was cancelled at Stripe never ends it. */
const usualWaitMs = 3 * 60_000;
const longPauseMs = 15_000;

/** The wait for the tickets of a paid order. */
export function PaidWait({ hold, storedHold, paidAt, isReading, onLook }: PaidWaitProps) {
  const t = useTexts(ticketsTexts);
  const isLong = useIsLong(paidAt);
  useInterval(isLong ? longPauseMs : pauseMs, () => {
    // A new read cancels the one that still runs, so a slow answer would never arrive.
    if (!isReading) onLook();
  });
  return (
    <>
      <StepTitle tabIndex={-1}>{t('pay.title')}</StepTitle>
      <Lead role="status">{t(isLong ? 'pay.long' : 'pay.waiting')}</Lead>
      {isLong && (
        <Actions>
          <LookAgain hold={hold} storedHold={storedHold} />
          <Link to="/contact">{t('done.write')}</Link>
        </Actions>
      )}
    </>
  );
}

function useIsLong(paidAt: number): boolean {
  const [isLong, setIsLong] = useState(() => restOf(paidAt) === 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), restOf(paidAt));
    return () => clearTimeout(timer);
  }, [paidAt]);
  return isLong;
}

/** Rest of the usual wait in ms; all of it when the clock was set back meanwhile. */
function restOf(paidAt: number): number {
  return Math.min(usualWaitMs, Math.max(0, paidAt + usualWaitMs - Date.now()));
}

function useInterval(intervalMs: number, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}
