import { useRead, useScreen, whenIdle } from '@enlace/shared-data';
import { useEffect, useState } from 'react';

import type { EventRecord } from '../../../lib/types';
import { ownTickets } from './own-tickets.slice';

export interface OwnTicket {
  /** The page of the ticket, or of all tickets when there are several. */
  readonly path: string;
  readonly isOnly: boolean;
  /** An organiser has to approve the registration. */
  readonly isPending: boolean;
}

/**
 * The ticket of the signed-in user, on any device; null without one. It is read when the browser is idle. Visitors and
 * the server send no request, so the rendered page is the same for all.
 */
export function useOwnTicket({ id: event }: EventRecord): OwnTicket | null {
  const { viewer, locale } = useScreen();
  const isSignedIn = viewer !== null;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSignedIn ? whenIdle(() => setIdle(true)) : undefined), [isSignedIn]);
  const { answer } = useRead(ownTickets.calls.list, isSignedIn && isIdle ? { event, lang: locale } : null);
  const tickets = answer ?? [];
  const [first] = tickets;
  if (first === undefined) return null;
  const isOnly = tickets.length === 1;
  const isPending = tickets.every(({ state }) => state === 'pending_approval');
  return { path: isOnly ? `/t/${first.slug}` : '/my/tickets', isOnly, isPending };
}
