import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import type { StoredHold } from '../../../lib/stored-hold';
import { color, textSize } from '../../../lib/tokens';
import { ticketsTexts } from '../texts';
import { holds, type Hold } from './holds.slice';

export interface CountdownProps {
  readonly hold: Hold;
  readonly storedHold: StoredHold;
  /** Milliseconds by the clock of this browser. */
  readonly deadline: number;
}

/** More time is offered when the rest is short. */
const offerSeconds = 120;

/** The time of the hold; screen readers announce it at five minutes, at one minute and at the end. */
export function Countdown({ hold, storedHold, deadline }: CountdownProps) {
  const t = useTexts(ticketsTexts);
  const seconds = useSecondsUntil(deadline);
  const announcement = announcementKey(seconds);
  const { run, status } = useCall(holds.calls.extend);
  const [hasFailed, setHasFailed] = useState(false);
  const extend = () => {
    setHasFailed(false);
    void run(storedHold).catch(() => setHasFailed(true));
  };
  return (
    <>
      {seconds > 0 ? (
        <p aria-hidden>
          {t('time.left')} <Clock $isShort={seconds <= 60}>{clockText(seconds)}</Clock>
        </p>
      ) : (
        <p aria-hidden>{t('time.over')}</p>
      )}
      <VisuallyHidden role="status">{announcement !== null && t(announcement)}</VisuallyHidden>
      {hold.can_extend && seconds > 0 && seconds <= offerSeconds && (
        <Button variant="secondary" size="small" isLoading={status === 'pending'} onClick={extend}>
          {t('time.more')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('time.notMore')}</p>}
    </>
  );
}

function announcementKey(seconds: number): 'time.over' | 'time.one' | 'time.five' | null {
  if (seconds === 0) return 'time.over';
  if (seconds <= 60) return 'time.one';
  return seconds <= 300 ? 'time.five' : null;
}

/** With hours for the hold of an offer from the waiting list. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const update = () => setSeconds(secondsUntil(deadline));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

const Clock = styled.strong<{ readonly $isShort: boolean }>`
  font-size: ${textSize.h4};
  font-variant-numeric: tabular-nums;
  color: ${({ $isShort }) => ($isShort ? color.danger : color.ink)};
`;
