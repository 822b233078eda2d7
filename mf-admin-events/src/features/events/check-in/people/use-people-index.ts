import type { CheckInList } from '@enlace/shared-contract/attendees';
import { runCall } from '@enlace/shared-data';
import { useStore } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { checkIn } from '../check-in-calls';
import { keptTime } from '../offline/wipe-old';
import { indexPageSize, loadIndex, type ListedPerson } from './people-index';

export interface PeopleIndex {
  /** Null until a supervisor unlocks the search. */
  readonly people: readonly ListedPerson[] | null;
  readonly isLoading: boolean;
  readonly unlock: () => Promise<void>;
}

/** The names for a search without network, in memory only, until the list closes and for 12 hours at most. */
export function usePeopleIndex({ id, closes_at: closesAt }: CheckInList): PeopleIndex {
  const { dispatch } = useStore();
  const [people, setPeople] = useState<readonly ListedPerson[] | null>(null);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => () => setPeople(null), [id]);
  useEffect(() => {
    if (people === null) return undefined;
    const rest = closesAt === null ? keptTime : Math.min(keptTime, Date.parse(closesAt) - Date.now());
    const timer = setTimeout(() => setPeople(null), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [closesAt, people]);

  const unlock = async () => {
    setLoading(true);
    try {
      setPeople(
        await loadIndex((page) =>
          runCall(dispatch, checkIn.calls.index.start({ list: id, page, perPage: indexPageSize })),
        ),
      );
    } finally {
      setLoading(false);
    }
  };
  return { people, isLoading, unlock };
}
