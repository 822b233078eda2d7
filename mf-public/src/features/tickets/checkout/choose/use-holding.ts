import { useCall, isCancelled, toErrorView, useReload, useScreen, type ErrorView } from '@enlace/shared-data';
import { useTexts, type Translate } from '@enlace/shared-platform';
import { useRef, useState } from 'react';

import { events } from '../../../../lib/events.slice';
import { makeKey } from '../../../../lib/make-key';
import type { EventRecord } from '../../../../lib/types';
import type { texts } from '../../locales/en';
import { ticketsTexts } from '../../texts';
import { holds, type Hold, type NewHold } from '../holds.slice';

/** Holds seats. The same choice is sent with the same key, so that a lost answer costs no seats. */
export function useHolding(event: EventRecord, code: string, onHold: (key: string, hold: Hold) => void) {
  const t = useTexts(ticketsTexts);
  const { locale } = useScreen();
  const reload = useReload();
  const { run, status } = useCall(holds.calls.add);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<{ readonly choice: string; readonly key: string } | null>(null);

  const hold = (items: NewHold['items']) => {
    const choice = JSON.stringify([items, code]);
    const key = attempt.current?.choice === choice ? attempt.current.key : makeKey();
    attempt.current = { choice, key };
    setProblem(null);
    run({ eventId: event.id, key, items, code: code === '' ? undefined : code }).then(
      (answer) => {
        attempt.current = null;
        onHold(key, answer);
      },
      (reason: unknown) => {
        if (isCancelled(reason)) return;
        const error = toErrorView(reason);
        setProblem(problemText(error, t));
        // The page shows the seats of now.
        if (error.code !== 'NETWORK')
          reload([
            events.record({ slug: event.slug, lang: locale }),
            holds.calls.offer.query({ eventId: event.id, code, lang: locale }),
          ]);
      },
    );
  };
  return { problem, isHolding: status === 'pending', hold, refuse: setProblem };
}

function problemText({ code, details, message, fields }: ErrorView, t: Translate<typeof texts>): string {
  if (code === 'NETWORK') return t('problems.network');
  if (code === 'NOT_ENOUGH' && typeof details === 'object' && details !== null && 'left' in details)
    return t('problems.notEnough', { count: Number(details.left) });
  return Object.values(fields)[0]?.[0] ?? (message || t('problems.unknown'));
}
