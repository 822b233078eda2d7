import { connectVideo } from './connect-video';
import type { PlayerState } from './player-control';

const start = {
  paused: true,
  ended: false,
  seeking: false,
  duration: 600,
  currentTime: 0,
  volume: 1,
  muted: false,
  playbackRate: 1,
};

/** A video whose file is known after `ready`. The browser of the tests plays nothing. */
function connect({ startAt = 0, captions = false } = {}) {
  const video = document.createElement('video');
  const values: Record<string, number | boolean> = { ...start };
  for (const name of Object.keys(start))
    Object.defineProperty(video, name, {
      get: () => values[name],
      set: (value: number | boolean) => {
        values[name] = value;
      },
    });
  const shownTexts: string[] = [];
  const track = { mode: 'hidden', addCue: ({ text }: { readonly text: string }) => void shownTexts.push(text) };
  Object.assign(video, {
    play: async () => {
      values['paused'] = false;
    },
    pause: () => {
      values['paused'] = true;
    },
    addTextTrack: () => track,
  });
  const states: PlayerState[] = [];
  const cues = captions ? [{ start: 1, end: 2, text: 'a < b' }] : [];
  const [control, end] = connectVideo(video, { startAt, cues, captionsLabel: 'Captions' }, (state) => {
    states.push(state);
  });
  const fire = (name: string) => video.dispatchEvent(new Event(name));
  const ready = () => fire('loadedmetadata');
  return { values, track, shownTexts, states, control, end, fire, ready };
}

test('a video starts where the learner stopped, and reports what is watched', () => {
  const { values, states, fire, ready, end } = connect({ startAt: 120 });
  expect(values['paused']).toBe(false);
  fire('timeupdate');
  expect(states).toEqual([]);
  ready();
  expect(values['currentTime']).toBe(120);
  fire('timeupdate');
  expect(states.at(-1)).toEqual({ position: 120, duration: 600, isPlaying: true, hasEnded: false });
  Object.assign(values, { currentTime: 300, seeking: true });
  fire('timeupdate');
  expect(states).toHaveLength(1);
  Object.assign(values, { seeking: false, paused: true });
  fire('seeked');
  expect(states.at(-1)).toMatchObject({ position: 300, isPlaying: false });
  values['ended'] = true;
  fire('ended');
  expect(states.at(-1)?.hasEnded).toBe(true);
  end();
  fire('timeupdate');
  expect(states).toHaveLength(3);
});

test('a video that was watched to its end begins anew; one that failed goes on where it was', () => {
  const watchedVideo = connect({ startAt: 600 });
  watchedVideo.ready();
  expect(watchedVideo.values['currentTime']).toBe(0);
  const failedVideo = connect();
  failedVideo.ready();
  failedVideo.values['currentTime'] = 50;
  failedVideo.fire('timeupdate');
  failedVideo.fire('emptied');
  failedVideo.values['currentTime'] = 0;
  failedVideo.fire('timeupdate');
  failedVideo.ready();
  expect(failedVideo.values['currentTime']).toBe(50);
});

test('the keys play, seek within the video, and change the volume', () => {
  const { values, control, ready } = connect();
  control.skip(30);
  ready();
  expect(values['currentTime']).toBe(30);
  control.playOrPause();
  expect(values['paused']).toBe(true);
  control.playOrPause();
  expect(values['paused']).toBe(false);
  const seeks = [
    () => control.skip(-60),
    () => control.skip(10),
    () => control.seekTenth(5),
    () => control.seekTo(9_000),
  ].map((act) => {
    act();
    return values['currentTime'];
  });
  expect(seeks).toEqual([0, 10, 300, 599]);
  control.changeVolume(1);
  expect(values['volume']).toBe(1);
  values['muted'] = true;
  control.changeVolume(-1);
  expect([values['volume'], values['muted']]).toEqual([0.95, true]);
  control.changeVolume(1);
  expect([values['volume'], values['muted']]).toEqual([1, false]);
});

test('the speed is remembered, also one of the browser menu', () => {
  const first = connect();
  first.ready();
  first.control.changeRate(1);
  expect(first.values['playbackRate']).toBe(1.25);
  first.values['playbackRate'] = 1.5;
  first.fire('ratechange');
  const next = connect();
  next.ready();
  expect(next.values['playbackRate']).toBe(1.5);
});

test('captions are shown by their key, as plain text', () => {
  const { VTTCue: before } = globalThis;
  class FakeCue {
    readonly text: string;
    constructor(_start: number, _end: number, text: string) {
      this.text = text;
    }
  }
  Object.assign(globalThis, { VTTCue: FakeCue });
  try {
    const { track, shownTexts, control } = connect({ captions: true });
    expect(shownTexts).toEqual(['a &lt; b']);
    control.switchCaptions();
    expect(track.mode).toBe('showing');
    control.switchCaptions();
    expect(track.mode).toBe('hidden');
    connect().control.switchCaptions();
  } finally {
    Object.assign(globalThis, { VTTCue: before });
  }
});
