import { noState, type PlayerControl, type PlayerState, rates, readRate, storeRate } from './player-control';

/** YouTube's host that stores nothing before the video plays. */
const origin = 'https://www.youtube-nocookie.com';

/** Address of the player; it starts at once, because it is loaded by a press. */
export function youtubeAddress(id: string, { at, locale }: { readonly at: number; readonly locale: string }): string {
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    start: String(Math.floor(at)),
    hl: locale,
    cc_lang_pref: locale,
  });
  return `${origin}/embed/${id}?${query.toString()}`;
}

interface Info {
  readonly currentTime?: number;
  readonly duration?: number;
  readonly playerState?: number;
  readonly playbackRate?: number;
  readonly volume?: number;
}

const [endedState, playingState] = [0, 1];

interface PendingSeek {
  readonly target: number;
  readonly until: number;
}

/** Longest time from a seek to its first report, in milliseconds. */
const seekTimeout = 2_000;
/** A report this near to the target, in seconds, is of the time after the seek. */
const seekTolerance = 2.5;

/** How often the player is asked to report, until its first report. */
const greetingEvery = 250;

/**
 * Speaks to the player in a frame by messages, as YouTube's script does; so no script of another origin runs in our
 * pages. Returns the control, and a function that ends the connection.
 */
export function connectYoutube(
  frame: HTMLIFrameElement,
  onState: (state: PlayerState) => void,
): readonly [PlayerControl, () => void] {
  let state = noState;
  let rate = 1;
  let volume = 100;
  let hasCaptions = false;
  let isReady = false;
  let pendingSeek: PendingSeek | null = null;
  /** The reported position; null for reports that were sent before a seek took effect. */
  const positionOf = ({ currentTime }: Info): number | null => {
    if (currentTime === undefined) return null;
    const isLate =
      pendingSeek !== null &&
      performance.now() < pendingSeek.until &&
      Math.abs(currentTime - pendingSeek.target) > seekTolerance;
    if (isLate) return null;
    pendingSeek = null;
    return currentTime;
  };
  const post = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const command = (func: string, ...args: readonly unknown[]) => post({ event: 'command', func, args });
  const greeting = setInterval(() => post({ event: 'listening', id: 'lesson', channel: 'widget' }), greetingEvery);

  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const info = infoOf(event.data);
    if (info === null) return;
    clearInterval(greeting);
    if (!isReady) {
      isReady = true;
      if (readRate() !== 1) command('setPlaybackRate', readRate());
    }
    rate = info.playbackRate ?? rate;
    volume = info.volume ?? volume;
    const isPlaying = info.playerState === undefined ? state.isPlaying : info.playerState === playingState;
    const hasEnded = info.playerState === undefined ? state.hasEnded : info.playerState === endedState;
    state = {
      isPlaying,
      hasEnded,
      position: positionOf(info) ?? state.position,
      duration: info.duration ?? state.duration,
    };
    onState(state);
  };
  addEventListener('message', handleMessage);

  const seek = (position: number) => {
    const last = state.duration > 0 ? state.duration - 1 : Infinity;
    const target = Math.max(0, Math.min(position, last));
    // The next press counts from here, before the player reports.
    state = { ...state, position: target };
    pendingSeek = { target, until: performance.now() + seekTimeout };
    command('seekTo', target, true);
  };
  const control: PlayerControl = {
    playOrPause: () => command(state.isPlaying ? 'pauseVideo' : 'playVideo'),
    skip: (seconds) => seek(state.position + seconds),
    seekTo: seek,
    seekTenth: (tenth) => seek((state.duration * tenth) / 10),
    changeVolume(step) {
      volume = Math.max(0, Math.min(100, volume + step * 5));
      command('setVolume', volume);
    },
    changeRate(step) {
      rate = rates[rates.indexOf(rate) + step] ?? rate;
      storeRate(rate);
      command('setPlaybackRate', rate);
    },
    switchCaptions() {
      hasCaptions = !hasCaptions;
      command(hasCaptions ? 'loadModule' : 'unloadModule', 'captions');
    },
  };
  const end = () => {
    clearInterval(greeting);
    removeEventListener('message', handleMessage);
  };
  return [control, end];
}

/** The report in a message of the player; null for every other message. */
function infoOf(data: unknown): Info | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('info' in message)) return null;
    const { info } = message;
    if (typeof info !== 'object' || info === null) return null;
    const numberOf = (name: string) => {
      const value: unknown = Reflect.get(info, name);
      return typeof value === 'number' && Number.isFinite(value) ? { [name]: value } : {};
    };
    return Object.assign({}, ...['currentTime', 'duration', 'playerState', 'playbackRate', 'volume'].map(numberOf));
  } catch {
    // Other messages are not JSON.
    return null;
  }
}
