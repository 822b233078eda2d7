import { useNotices } from '@enlace/shared-admin';
import type { CheckInList } from '@enlace/shared-contract/attendees';
import { runCall } from '@enlace/shared-data';
import { useStore, useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { checkIn } from '../check-in-calls';
import type { Door, ScanResult, Target } from '../offline/door';
import type { ListedPerson } from '../people/people-index';
import { lookOf } from '../results/look-of';
import { giveSignal } from '../results/signal';
import { checkInTexts } from '../texts';
import type { DoorSettings } from './settings';
import { useBusyPeople } from './use-busy-people';
import { usePending } from './use-pending';

interface ScansOptions {
  readonly door: Door | null;
  readonly list: CheckInList;
  readonly settings: DoorSettings;
  /** Whether codes are ignored, e.g. while a dialog covers the results. */
  readonly isPaused: boolean;
  /** Runs after a check-in or an undo. */
  readonly onDone: () => void;
}

/** Takes codes in their order, and keeps the result that the page shows. */
export function useScans({ door, list, settings, isPaused, onDone }: ScansOptions) {
  const t = useTexts(checkInTexts);
  const { dispatch } = useStore();
  const { showSuccess, showFailure } = useNotices();
  const [last, setLast] = useState<ScanResult | null>(null);
  const [version, setVersion] = useState(0);
  const pending = usePending();
  const busyPeople = useBusyPeople();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  // A code can come before the database of the browser is open.
  const earlyCodes = useRef<string[]>([]);

  const [isSilent, setSilent] = useState(false);
  const signal = (result: ScanResult['result']) => setSilent(!giveSignal(lookOf(result).signal, settings));

  const refresh = () => {
    setVersion((present) => present + 1);
    onDone();
  };
  const send = async (target: Target, again: Parameters<Door['scan']>[2] = {}) => {
    if (door === null) return;
    try {
      const result = await door.scan(target, settings.gate, again);
      setLast(result);
      signal(result.result);
      if (result.result === 'ok') refresh();
    } catch (failure) {
      setSilent(!giveSignal('bad', settings));
      showFailure(failure, t('scanFailed'));
    }
  };
  const handleCode = async (code: string) => {
    if (door === null || pending.has()) return;
    if (settings.mode === 'express') return send({ code });
    const verdict = await door.snapshot.judge(code).catch((failure: unknown) => showFailure(failure, t('scanFailed')));
    if (verdict === undefined) return undefined;
    // Only people who may enter are confirmed; the other results need no press.
    if (verdict.result !== 'ok' && verdict.result !== 'not_known') return send({ code });
    pending.open({ code, verdict });
    return undefined;
  };
  const inLine = (work: () => Promise<unknown>) => {
    line.current = line.current.then(work, work);
    return line.current;
  };
  /** Returns whether the code is taken; false while a person waits for the press. */
  const take = (code: string): boolean => {
    if (isPaused || pending.has()) return false;
    if (door === null) earlyCodes.current.push(code);
    else void inLine(() => handleCode(code));
    return true;
  };
  const takeEarly = useEffectEvent(() => {
    if (door !== null) for (const code of earlyCodes.current.splice(0)) take(code);
  });
  useEffect(() => takeEarly(), [door]);

  const undo = async (attendee: number) => {
    try {
      await runCall(dispatch, checkIn.calls.undo.start({ list: list.id, attendee }));
    } catch (failure) {
      door?.noteFailure(failure);
      showFailure(failure, t('undoFailed'));
      return;
    }
    showSuccess(t('undoDone'));
    setLast((present) => (present?.attendee?.id === attendee ? null : present));
    refresh();
    const code = last?.attendee?.id === attendee && 'code' in last.target ? last.target.code : undefined;
    // The snapshot still has the check-in. Without a new one, the next download corrects it.
    await door?.snapshot.forgetCheckIn({ code, attendeeId: attendee }).catch(() => undefined);
    void door?.loadSnapshot().catch(() => undefined);
  };
  /** The server has checked a ticket in that this device had refused. */
  const takeLate = (result: ScanResult) => {
    const name = result.attendee === null ? '' : `${result.attendee.first_name} ${result.attendee.last_name}`;
    if (last === null || last.nonce === result.nonce) {
      setLast(result);
      signal(result.result);
    } else if (result.result === 'ok') showSuccess(t('lateAnswer', { name }));
    refresh();
  };
  return {
    last,
    version,
    take,
    takeLate,
    refresh,
    isSilent,
    pending: pending.scan,
    isSending: pending.isSending,
    busyIds: busyPeople.ids,
    confirm: () => pending.send(({ code }) => inLine(() => send({ code }))),
    cancel: pending.cancel,
    force: ({ target, nonce }: ScanResult) => void inLine(() => send(target, { nonce, isForced: true })),
    undo: (id: number) => busyPeople.during(id, () => undo(id)),
    takePerson: ({ id, first_name, last_name, ticket, check_in }: ListedPerson) => {
      const attendee = { id, first_name, last_name, ticket };
      const verdict = { result: check_in === null ? 'ok' : 'already', attendee, check_in } as const;
      busyPeople.during(id, () => inLine(() => send({ attendee_id: id, verdict })));
    },
  };
}
