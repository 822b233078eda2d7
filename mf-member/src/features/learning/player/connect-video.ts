import type { Cue } from '@enlace/shared-contract/learning';

import { type PlayerControl, type PlayerState, rates, readRate, storeRate } from './player-control';

export interface VideoOptions {
  /** Second at which it starts. */
  readonly startAt: number;
  readonly cues: readonly Cue[];
  /** Name of the captions in the browser's menu. */
  readonly captionsLabel: string;
}

const reports = ['timeupdate', 'play', 'playing', 'pause', 'seeked', 'ended', 'durationchange'] as const;

/** Drives the browser's own player. Returns the control, and a function that ends the connection. */
export function connectVideo(
  video: HTMLVideoElement,
  { startAt, cues, captionsLabel }: VideoOptions,
  onState: (state: PlayerState) => void,
): readonly [PlayerControl, () => void] {
  const track = addCaptions(video, cues, captionsLabel);
  const listening = new AbortController();
  const listen = (name: string, act: () => void) => video.addEventListener(name, act, { signal: listening.signal });
  // Kept while the file is unknown: before its head has arrived, and after a failure.
  let position = startAt;
  let isReady = false;
  const durationNow = () => (Number.isFinite(video.duration) ? video.duration : 0);

  const report = () => {
    // While the learner drags the slider, nothing is watched.
    if (!isReady || video.seeking) return;
    position = video.currentTime;
    onState({ position, duration: durationNow(), isPlaying: !video.paused && !video.ended, hasEnded: video.ended });
  };
  const handleReady = () => {
    isReady = true;
    // A video that was watched to its end begins anew.
    const isAtEnd = durationNow() > 0 && position >= durationNow() - 1;
    if (position > 0 && !isAtEnd) video.currentTime = position;
    video.playbackRate = readRate();
  };
  listen('loadedmetadata', handleReady);
  listen('emptied', () => {
    isReady = false;
  });
  listen('ratechange', () => {
    // The browser's own menu changes it, too. A file that is loaded again begins at the usual rate.
    if (isReady && rates.includes(video.playbackRate)) storeRate(video.playbackRate);
  });
  for (const name of reports) listen(name, report);

  const seek = (target: number) => {
    const last = durationNow() > 0 ? durationNow() - 1 : Infinity;
    position = Math.max(0, Math.min(target, last));
    if (isReady) video.currentTime = position;
  };
  const now = () => (isReady ? video.currentTime : position);
  const control: PlayerControl = {
    playOrPause: () => (video.paused ? play(video) : video.pause()),
    skip: (seconds) => seek(now() + seconds),
    seekTo: seek,
    seekTenth: (tenth) => seek((durationNow() * tenth) / 10),
    changeVolume(step) {
      video.volume = Math.max(0, Math.min(100, Math.round(video.volume * 100) + step * 5)) / 100;
      if (step === 1) video.muted = false;
    },
    changeRate(step) {
      video.playbackRate = rates[rates.indexOf(video.playbackRate) + step] ?? video.playbackRate;
      storeRate(video.playbackRate);
    },
    switchCaptions() {
      if (track !== null) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    },
  };
  play(video);
  return [control, () => listening.abort()];
}

/** Starts the video. A browser may refuse; then its own button starts it. */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Adds captions by script: the content policy allows no file of them. Null without cues. */
function addCaptions(video: HTMLVideoElement, cues: readonly Cue[], label: string): TextTrack | null {
  if (cues.length === 0 || typeof VTTCue !== 'function') return null;
  const track = video.addTextTrack('captions', label);
  for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, escapeCue(text)));
  return track;
}

/** The browser reads tags in the text of a cue. */
function escapeCue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
