import { useRef, useState } from 'react';

export interface BusyPeople {
  /** Ids of attendees whose check-in or undo is running. */
  readonly ids: readonly number[];
  /** Runs work for a person, unless work for the same person is running. */
  readonly during: (id: number, work: () => Promise<unknown>) => void;
}

/** A second press on the button of a person does nothing while the first is being sent. */
export function useBusyPeople(): BusyPeople {
  const busyIds = useRef(new Set<number>());
  const [ids, setIds] = useState<readonly number[]>([]);
  const during = (id: number, work: () => Promise<unknown>) => {
    if (busyIds.current.has(id)) return;
    busyIds.current.add(id);
    setIds([...busyIds.current]);
    void work().finally(() => {
      busyIds.current.delete(id);
      setIds([...busyIds.current]);
    });
  };
  return { ids, during };
}
