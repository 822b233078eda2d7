import type { CheckInList, checkInCountsSchema } from '@enlace/shared-contract/attendees';
import { runCall, useScreen } from '@enlace/shared-data';
import { useStore } from '@enlace/shared-platform';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';

import { checkIn } from '../check-in-calls';
import { Door, type DoorState, type ScanResult } from '../offline/door';
import { onStoreEnd, openStore } from '../offline/open-store';
import { type Beat, startBeat } from './beat';

export type Counts = z.infer<typeof checkInCountsSchema>['data'];

/** Milliseconds between two readings of the counts, and between two downloads of the snapshot. */
const pulse = 5_000;
const snapshotAge = 5 * 60_000;

/** The server corrects scans of a device that does not know the time of the server. */
const sentNow = () => ({ sent_at: new Date().toISOString() });

export interface DoorHook {
  /** Null until the database is open. */
  readonly door: Door | null;
  readonly state: DoorState | null;
  /** The last counts of the server; null before. */
  readonly counts: Counts | null;
  /** Whether the browser refuses its database, e.g. in a private window. */
  readonly isBroken: boolean;
  /** Opens the database again. */
  readonly reopen: () => void;
  readonly readCounts: () => void;
}

/** The door of a list: it keeps its snapshot and counts fresh, and sends waiting scans as soon as the network is there. */
export function useDoor(list: CheckInList, device: string, onLateAnswer: (result: ScanResult) => void): DoorHook {
  const { dispatch } = useStore();
  const [door, setDoor] = useState<Door | null>(null);
  const [state, setState] = useState<DoorState | null>(null);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const beatOfDoor = useRef<Beat | null>(null);
  const { id, opens_at: opensAt, closes_at: closesAt } = list;
  const userId = useScreen().viewer?.id ?? null;
  const handleLateAnswer = useEffectEvent(onLateAnswer);

  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const store = await openStore(userId);
      const madeDoor: Door = new Door({
        list: { id, opens_at: opensAt, closes_at: closesAt },
        store,
        device,
        port: {
          redeem: (scan) =>
            runCall(dispatch, checkIn.calls.redeem.start({ list: id, scan: { ...scan, ...sentNow() } })),
          sync: (listId, scans) => runCall(dispatch, checkIn.calls.sync.start({ list: listId, scans, ...sentNow() })),
          snapshot: (after) => runCall(dispatch, checkIn.calls.snapshot.start({ list: id, after })),
        },
        onChange: () => {
          if (!isLeft) setState(madeDoor.state);
        },
        onLateAnswer: (result) => {
          if (!isLeft) handleLateAnswer(result);
        },
      });
      await madeDoor.open();
      if (isLeft) return;
      setBroken(false);
      setDoor(madeDoor);
    };
    open().catch(() => {
      if (!isLeft) setBroken(true);
    });
    const stopListening = onStoreEnd(() => setAttempt((present) => present + 1));
    return () => {
      isLeft = true;
      stopListening();
      setDoor(null);
    };
  }, [id, opensAt, closesAt, device, dispatch, userId, attempt]);

  useEffect(() => {
    if (door === null) return undefined;
    let isLeft = false;
    const readCounts = async () => {
      try {
        const read = () => runCall(dispatch, checkIn.calls.counts.start(id));
        const answer = await door.clock.read(read, ({ now }) => now);
        if (isLeft) return;
        setCounts(answer);
        door.noteConnection(true);
      } catch (failure) {
        if (!isLeft) door.noteFailure(failure);
      }
    };
    const work = async () => {
      await door.wipeOld();
      if (!navigator.onLine) return door.noteConnection(false);
      const isSent = await door.sync();
      if (document.visibilityState === 'visible') await readCounts();
      const loadedAt = door.snapshot.loadedAt ?? 0;
      if (isSent && !isLeft && Date.now() - loadedAt > snapshotAge) await door.loadSnapshot();
      return undefined;
    };
    const beat = startBeat(work, pulse);
    beatOfDoor.current = beat;
    const handleOffline = () => door.noteConnection(false);
    window.addEventListener('online', beat.run);
    window.addEventListener('offline', handleOffline);
    return () => {
      isLeft = true;
      beat.stop();
      window.removeEventListener('online', beat.run);
      window.removeEventListener('offline', handleOffline);
    };
  }, [dispatch, door, id]);

  const reopen = useCallback(() => setAttempt((present) => present + 1), []);
  const readCounts = useCallback(() => beatOfDoor.current?.run(), []);
  return { door, state, counts, isBroken, reopen, readCounts };
}
