import { presenceBeatMs, presenceCall, presentPeopleSchema, type PresentPerson } from '@enlace/shared-contract/admin';
import { useCall } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';

import type { PresenceProps } from './presence';

/** Milliseconds between an answer and the next call; several changes in this time cost one call. */
const pauseMs = 200;

/**
 * The other users who have the record open, and a save since the form's version. Each call waits in the API for news,
 * so the page always has one call open while it is visible. Its end shows the API that the page is gone.
 */
export function usePresence({
  admin,
  id,
  isEditing,
  version,
}: Pick<PresenceProps, 'admin' | 'id' | 'isEditing' | 'version'>) {
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const resource = handle.contract.name;
  const key = `presence ${resource} ${id}`;
  const [page] = useState(() => crypto.randomUUID());
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const { status, answer: body, start } = useCall(calls.calls.follow, key);
  const answer = useMemo(() => parse(body), [body]);
  const [last, setLast] = useState({ key, answer });
  // The names stay while a failed call is repeated.
  if (last.key !== key || (answer !== null && answer !== last.answer)) setLast({ key, answer });

  const tell = useEffectEvent(() => {
    // A tab that is closed is hidden first; nothing could be sent later.
    const state = !isVisible ? 'left' : isEditing ? 'editing' : 'viewing';
    const tag = answer?.tag;
    start({
      call: presenceCall,
      params: { resource, id },
      body: { state, page, ...(version === null ? {} : { version }), ...(tag === undefined ? {} : { tag }) },
    });
  });
  useEffect(() => tell(), [isVisible, isEditing, version, key]);

  const isWaiting = answer?.tag !== undefined;
  useEffect(() => {
    if (!isVisible || (status !== 'fulfilled' && status !== 'rejected')) return undefined;
    const timer = setTimeout(() => tell(), isWaiting ? pauseMs : presenceBeatMs);
    return () => clearTimeout(timer);
  }, [isVisible, isWaiting, status]);

  useEffect(
    () => () => {
      dispatch(calls.calls.follow.clear(key));
      const farewell = { call: presenceCall, params: { resource, id }, body: { state: 'left', page } };
      dispatch(calls.calls.write.start(farewell, `${key} left`));
    },
    [calls, dispatch, id, key, page, resource],
  );
  return { others: last.answer?.data ?? noPeople, lastSave: last.answer?.saved ?? null };
}

const noPeople: readonly PresentPerson[] = [];

function parse(body: unknown) {
  const parsed = presentPeopleSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
