import { isCancelled, toErrorView, useRunCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useState } from 'react';

import type { StoredHold } from '../../../../lib/stored-hold';
import { ticketsTexts } from '../../texts';
import { holds, type Hold } from '../holds.slice';

export interface LookAgainProps {
  readonly hold: Hold;
  readonly storedHold: StoredHold;
}

/** Reads the order again when the buyer asks for it; a look without news gets a note. */
export function LookAgain({ hold, storedHold }: LookAgainProps) {
  const t = useTexts(ticketsTexts);
  const runCall = useRunCall();
  const [isLooking, setIsLooking] = useState(false);
  const [note, setNote] = useState('');
  const look = () => {
    setIsLooking(true);
    setNote('');
    runCall(holds.calls.hold, storedHold)
      .then(
        (newHold) => setNote(isSame(hold, newHold) ? t('done.unchanged') : ''),
        (reason: unknown) => {
          if (isCancelled(reason)) return;
          setNote(t(toErrorView(reason).code === 'NETWORK' ? 'problems.network' : 'problems.unknown'));
        },
      )
      .finally(() => setIsLooking(false));
  };
  return (
    <>
      <Button variant="secondary" isLoading={isLooking} onClick={look}>
        {t('done.look')}
      </Button>
      <p role="status">{note}</p>
    </>
  );
}

/** Whether two answers show the same to the buyer. The time that is left of a hold always differs. */
function isSame(one: Hold, other: Hold): boolean {
  const shownPart = ({ state, refunded: refundedAmount, attendees }: Hold) =>
    JSON.stringify([state, refundedAmount, attendees]);
  return shownPart(one) === shownPart(other);
}
