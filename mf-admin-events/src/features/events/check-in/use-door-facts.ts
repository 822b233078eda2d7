import { type ErrorView, useRead, useScreen } from '@enlace/shared-data';
import { useEffect, useMemo, useState } from 'react';

import { checkIn } from './check-in-calls';
import type { StoredDoor } from './offline/door-store';
import { openStore } from './offline/open-store';

export interface DoorFacts {
  /** Null while they are loading. */
  readonly facts: StoredDoor | null;
  readonly error: ErrorView | null;
  readonly again: () => void;
}

/** Event and lists of the page: from the server, and without network those of the last visit. */
export function useDoorFacts(eventId: number): DoorFacts {
  const { answer, status, error, again } = useRead(checkIn.calls.lists, eventId);
  const userId = useScreen().viewer?.id ?? null;
  const [storedFacts, setStoredFacts] = useState<StoredDoor | null>(null);
  const givenFacts = useMemo<StoredDoor | null>(() => {
    if (answer === null) return null;
    const { event, abilities, tickets } = answer.meta;
    const { title, timezone } = event;
    return { event_id: eventId, title, timezone, lists: answer.data, abilities, tickets };
  }, [answer, eventId]);

  useEffect(() => {
    if (givenFacts === null) return;
    openStore(userId)
      .then((store) => store.write({ put: { doors: [givenFacts] } }))
      .catch(() => undefined);
  }, [givenFacts, userId]);

  const isAway = status === 'rejected' && (error === null || error.status === 0 || error.status >= 500);
  useEffect(() => {
    if (!isAway) return;
    openStore(userId)
      .then((store) => store.get('doors', eventId))
      .then(setStoredFacts)
      .catch(() => undefined);
  }, [eventId, isAway, userId]);

  // The last answer stays while the network is away.
  const facts = givenFacts ?? storedFacts;
  return { facts, error: facts === null && status === 'rejected' ? error : null, again };
}
