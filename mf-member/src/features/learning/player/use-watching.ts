import { selectAuth } from '@enlace/shared-auth';
import { wireUrl } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { type Watched, watchedAnswerSchema, watchingCalls } from '@enlace/shared-contract/learning';
import { dataChanged, useRunCall } from '@enlace/shared-data';
import { useDispatch, useStore } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { progress } from '../../../lib/learning.slice';
import { sendLast } from '../../../lib/send-last';
import { ownLesson } from '../lesson.slice';
import { noState, type PlayerState } from './player-control';
import { createWatchLog, type WatchedPart } from './watch-log';

/** Time between two stored positions while a video plays. A crash loses at most this. */
const storeEvery = 10_000;

interface Message {
  readonly session: number;
  readonly seq: number;
  /** In whole seconds. */
  readonly position: number;
  readonly parts: WatchedPart[];
}

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
 * pause, and when the page is hidden, closed or left. Parts that cannot be stored are sent with the next message.
 */
export function useWatching(lesson: number, isOpen: boolean): Watching {
  const run = useRunCall();
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectAuth>[0]>();
  const [answer, setAnswer] = useState<Watched | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const session = useRef({ number: 0, seq: 0, isCompleted: false });
  const [log] = useState(createWatchLog);
  // The position of the last message; null when that message failed.
  const last = useRef<{ state: PlayerState; position: number | null }>({ state: noState, position: 0 });

  const begin = () =>
    run(ownLesson.calls.begin, { lesson }, `begin:${lesson}`).then(
      (latest) => {
        session.current = { number: latest.session, seq: 0, isCompleted: latest.is_completed };
        setAnswer(latest);
      },
      // The lesson can be read without an answer.
      () => setFailed(true),
    );

  /** Sends what is new, if anything is. */
  const deliver = async (takeParts: () => WatchedPart[], send: (message: Message) => Promise<Watched>) => {
    const { number, seq } = session.current;
    if (number === 0) return;
    const { position } = last.current.state;
    const parts = takeParts();
    if (parts.length === 0 && position === last.current.position) return;
    session.current.seq = seq + 1;
    last.current.position = position;
    try {
      const latest = await send({ session: number, seq: seq + 1, position: Math.floor(position), parts });
      log.confirm(parts);
      session.current.isCompleted = latest.is_completed;
      setAnswer(latest);
      // Another tab has a newer player. The one that plays becomes the newest.
      if (latest.session !== number && last.current.state.isPlaying) await begin();
    } catch {
      log.putBack(parts);
      // A newer message has a newer position.
      if (session.current.seq === seq + 1) last.current.position = null;
    }
  };
  const storePosition = (isLast: boolean) =>
    deliver(
      () => log.take(),
      (message) => {
        const input = { lesson, message, isLast, wasCompleted: session.current.isCompleted };
        return run(ownLesson.calls.watch, input, `watch:${lesson}`);
      },
    );
  /** The page can be closed next: the message waits for no other one, and its request outlives the page. */
  const storeLast = () =>
    deliver(
      () => log.takeLast(),
      async (message) => {
        const path = wireUrl(watchingCalls.store, { id: lesson });
        const { accessToken } = selectAuth(store.getState());
        // After a sign-out, nothing can be stored.
        if (accessToken === null) throw new AppError('UNAUTHENTICATED');
        const body = await sendLast(path, message, accessToken);
        const { data: latest } = watchedAnswerSchema.parse(body);
        if (latest.is_completed && !session.current.isCompleted) dispatch(dataChanged([progress]));
        return latest;
      },
    );

  const handleOpen = useEffectEvent(() => void begin());
  const handleBeat = useEffectEvent(() => {
    if (last.current.state.isPlaying) void storePosition(false);
  });
  const handleVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void storeLast();
  });
  const handleClose = useEffectEvent(() => void storeLast());
  const handleLeave = useEffectEvent(() => void storePosition(true));

  useEffect(() => {
    if (!isOpen) return;
    handleOpen();
    const timer = setInterval(handleBeat, storeEvery);
    document.addEventListener('visibilitychange', handleVisibility);
    addEventListener('pagehide', handleClose);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      removeEventListener('pagehide', handleClose);
      handleLeave();
    };
  }, [isOpen]);

  const report = (state: PlayerState) => {
    const wasPlaying = last.current.state.isPlaying;
    last.current.state = state;
    if (state.isPlaying || wasPlaying) log.add(state.position, state.isPlaying);
    if (wasPlaying && !state.isPlaying) void storePosition(false);
  };
  return { answer, hasFailed, report };
}
