import { useLastAnswer, useReload, useScreen, type ErrorView } from '@enlace/shared-data';
import { useState } from 'react';

import type { Ticket } from '../../../../lib/ticket-states/ticket-states';
import type { EventRecord } from '../../../../lib/types';
import { useOpenRead } from '../../../../lib/use-open-read';
import { holds, type Offer } from '../holds.slice';

export interface OfferState {
  /** The tickets for this viewer; those of the event's page until the answer comes. */
  readonly tickets: readonly Ticket[];
  /** The text of the code that is asked for; empty without one. */
  readonly code: string;
  /** The answer about this code; null before it, and without a code. */
  readonly answer: Offer['code'];
  readonly isPending: boolean;
  readonly error: ErrorView | null;
  /** Asks for the tickets with another code. */
  readonly useCode: (code: string) => void;
}

/** The tickets of an event with the prices of the viewer and of a code. A code in the address is used at once. */
export function useOffer(event: EventRecord): OfferState {
  const { locale: lang, search } = useScreen();
  const [code, setCode] = useState(() => (search.get('code') ?? '').trim().slice(0, 40));
  const reload = useReload();
  const input = { eventId: event.id, code, lang };
  const query = holds.calls.offer.query(input);
  useOpenRead(holds.calls.offer, input);
  const { answer, status, error } = useLastAnswer(holds.calls.offer, input);
  const isCurrent = status === 'fulfilled';
  return {
    tickets: answer?.tickets ?? event.tickets,
    code,
    answer: isCurrent && code !== '' ? (answer?.code ?? null) : null,
    isPending: status === 'pending' || status === 'idle',
    error: status === 'rejected' ? error : null,
    useCode(text) {
      const nextCode = text.trim().slice(0, 40);
      if (nextCode === code) reload([query]);
      else setCode(nextCode);
    },
  };
}
