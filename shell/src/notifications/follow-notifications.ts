import { wireUrl } from '@enlace/shared-contract/calls';
import {
  notificationCalls,
  notificationCountSchema,
  type NotificationCount,
} from '@enlace/shared-contract/notifications';

export interface FollowOptions {
  readonly apiBase: string;
  /** Tabs of another user, after a sign-in meanwhile, have their own stream. */
  readonly userId: number;
  /** The current token; null when signed out. */
  readonly getToken: () => string | null;
  readonly onCount: (count: NotificationCount) => void;
  readonly signal: AbortSignal;
}

type StreamOptions = Omit<FollowOptions, 'userId'>;

/** Pauses before the next stream in milliseconds: after an end, and at most after many failures. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Follows the number of notifications. One tab of the browser has the stream and passes the numbers on, because
 * browsers limit their connections; when the tab closes, another one takes its place.
 */
export function followNotifications({ signal, onCount, userId, ...options }: FollowOptions): void {
  const name = `enlace-notifications-${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let lastCount: NotificationCount | null = null;
  const hear = (count: NotificationCount): void => {
    lastCount = count;
    onCount(count);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const count = notificationCountSchema.safeParse(data);
    if (count.success) hear(count.data);
    // A new tab asks the one with the stream.
    else if (isFirst && lastCount !== null) channel.postMessage(lastCount);
  });
  let isFirst = false;
  const follow = async (): Promise<void> => {
    isFirst = true;
    await keepStream({
      ...options,
      signal,
      onCount: (count) => {
        hear(count);
        channel?.postMessage(count);
      },
    });
  };
  signal.addEventListener('abort', () => channel?.close());
  const locks = globalThis.navigator.locks as LockManager | undefined;
  if (locks === undefined) void follow();
  else locks.request(name, { signal }, follow).catch(() => undefined);
  channel?.postMessage('present number');
}

/** Opens the next stream after each end, later after failures, until the signal. */
async function keepStream(options: StreamOptions): Promise<void> {
  const { signal } = options;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const hasWorked = await readStream(options).catch(() => false);
    pauseMs = hasWorked ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    // Tabs of many users do not come back at the same moment after a restart.
    await sleep(pauseMs * (0.75 + Math.random() / 2), signal);
  }
}

/** Reads one stream to its end; answers whether it had an event. */
async function readStream({ apiBase, getToken, onCount, signal }: StreamOptions): Promise<boolean> {
  const token = getToken();
  if (token === null) return false;
  const answer = await fetch(`${apiBase}${wireUrl(notificationCalls.followNotifications)}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    return false;
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let hasEvent = false;
  for (;;) {
    const { done: isOver, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }));
    if (isOver) return hasEvent;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const count = countOf(event);
      if (count === null) continue;
      hasEvent = true;
      onCount(count);
    }
  }
}

function countOf(event: string): NotificationCount | null {
  if (!event.startsWith('data: ')) return null;
  try {
    return notificationCountSchema.parse(JSON.parse(event.slice('data: '.length)));
  } catch {
    return null;
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
