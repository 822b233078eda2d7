/** What a player reports, several times a second while it plays. */
export interface PlayerState {
  /** In seconds. */
  readonly position: number;
  /** In seconds; 0 while unknown. */
  readonly duration: number;
  readonly isPlaying: boolean;
  readonly hasEnded: boolean;
}

export const noState: PlayerState = { position: 0, duration: 0, isPlaying: false, hasEnded: false };

/** What the keys of the lesson page ask of a player. */
export interface PlayerControl {
  playOrPause(): void;
  /** Seconds, forwards or backwards. */
  skip(seconds: number): void;
  /** To a place, in seconds. */
  seekTo(second: number): void;
  /** Tenths of the duration, 0 to 9. */
  seekTenth(tenth: number): void;
  changeVolume(step: 1 | -1): void;
  changeRate(step: 1 | -1): void;
  switchCaptions(): void;
}

/** Playback rates of the keys `<` and `>`. */
export const rates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const rateKey = 'enlace.playback-rate';

/** The rate that was chosen last in this browser. */
export function readRate(): number {
  try {
    const rate = Number(localStorage.getItem(rateKey));
    return rates.includes(rate) ? rate : 1;
  } catch {
    // Without storage the usual rate applies.
    return 1;
  }
}

export function storeRate(rate: number): void {
  try {
    localStorage.setItem(rateKey, String(rate));
  } catch {
    // Without storage the choice is not remembered.
  }
}
