import type { DoorSettings } from '../door/settings';

export type SignalKind = 'good' | 'warning' | 'bad';

/** Tones in hertz, and the vibration in milliseconds. */
const tones: Readonly<Record<SignalKind, readonly number[]>> = {
  good: [880, 1320],
  warning: [660, 660],
  bad: [220, 180],
};
const vibrations: Readonly<Record<SignalKind, number[]>> = { good: [80], warning: [80, 60, 80], bad: [300] };
const toneSeconds = 0.12;

let audio: AudioContext | null = null;

/**
 * Plays the result for ear and hand, as the steward set it. A device without sound or vibration stays silent. Answers
 * false when the browser waits for a tap before it plays: then no sound is kept for later, because all would play at
 * once.
 */
export function giveSignal(kind: SignalKind, { hasSound, hasVibration }: DoorSettings): boolean {
  if (hasVibration) (navigator.vibrate as Navigator['vibrate'] | undefined)?.call(navigator, vibrations[kind]);
  if (!hasSound || typeof AudioContext === 'undefined') return true;
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    void audio.resume();
    return false;
  }
  for (const [index, frequency] of tones[kind].entries()) {
    const start = audio.currentTime + index * toneSeconds;
    const oscillator = new OscillatorNode(audio, { frequency, type: 'sine' });
    const gain = new GainNode(audio, { gain: 0.25 });
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + toneSeconds);
  }
  return true;
}
