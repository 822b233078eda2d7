import type { Watched } from '@enlace/shared-contract/learning';
import { useRunCall } from '@enlace/shared-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { learning } from '../../../lib/learning.slice';
import { noState, type PlayerState } from './player-control';
import { createWatchLog } from './watch-log';

/** Time between two stored positions while a video plays. A crash loses at most this. */
const storeEvery = 10_000;

export interface Watching {
  /** Null until the server has answered. */
  readonly answer: Watched | null;
  /** The server did not answer: the position is the one in the list of lessons. */
  readonly hasFailed: boolean;
  /** The player reports here. */
  readonly report: (state: PlayerState) => void;
}

/**
 * Opens the lesson on the server and stores where the learner is in its video: every 10 seconds while it plays, at a
 * pause, and when the page is hidden or left. Parts that cannot be stored are sent with the next message.
 */
export function useWatching(lesson: number, isOpen: boolean): Watching {
  const run = useRunCall();
  const [answer, setAnswer] = useState<Watched | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const session = useRef({ number: 0, seq: 0, isCompleted: false });
  const [log] = useState(createWatchLog);
  const last = useRef({ state: noState, position: 0 });

  const begin = () =>
    run(learning.calls.begin, { lesson }, `begin:${lesson}`).then(
      (latest) => {
        session.current = { number: latest.session, seq: 0, isCompleted: latest.is_completed };
        setAnswer(latest);
      },
      // The lesson can be read without an answer.
      () => setFailed(true),
    );

  const store = async (isLast: boolean) => {
    const { number, seq, isCompleted } = session.current;
    const { position } = last.current.state;
    const parts = log.take();
    if (number === 0 || (parts.length === 0 && position === last.current.position)) return;
    session.current.seq = seq + 1;
    last.current.position = position;
    const message = { session: number, seq: seq + 1, position: Math.floor(position), parts };
    try {
      const input = { lesson, message, isLast, wasCompleted: isCompleted };
      const latest = await run(learning.calls.watch, input, `watch:${lesson}`);
      session.current.isCompleted = latest.is_completed;
      setAnswer(latest);
      // Another tab has a newer player. The one that plays becomes the newest.
      if (latest.session !== number && last.current.state.isPlaying) await begin();
    } catch {
      log.putBack(parts);
    }
  };

  const handleOpen = useEffectEvent(() => void begin());
  const handleBeat = useEffectEvent(() => {
    if (last.current.state.isPlaying) void store(false);
  });
  const handleHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void store(false);
  });
  const handleLeave = useEffectEvent(() => void store(true));

  useEffect(() => {
    if (!isOpen) return;
    handleOpen();
    const timer = setInterval(handleBeat, storeEvery);
    document.addEventListener('visibilitychange', handleHidden);
    addEventListener('pagehide', handleHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleHidden);
      removeEventListener('pagehide', handleHidden);
      handleLeave();
    };
  }, [isOpen]);

  const report = (state: PlayerState) => {
    const wasPlaying = last.current.state.isPlaying;
    last.current.state = state;
    if (state.isPlaying || wasPlaying) log.add(state.position, state.isPlaying);
    if (wasPlaying && !state.isPlaying) void store(false);
  };
  return { answer, hasFailed, report };
}
