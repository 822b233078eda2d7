import { areSingleKeysOn, isTaken } from '@enlace/shared-admin/single-keys';
import { useScreen } from '@enlace/shared-data';
import { useEffect, useEffectEvent, type RefObject } from 'react';

import type { PlayerControl } from './player-control';

export interface PlayerKeysOptions {
  readonly controlRef: RefObject<PlayerControl | null>;
  readonly onFullScreen: () => void;
  readonly onTheatre: () => void;
  readonly onComplete: () => void;
  readonly onHelp: () => void;
  readonly onNote: () => void;
  /** To the lesson before or after; does nothing where there is none. */
  readonly onLesson: (step: 1 | -1) => void;
}

type Act = (options: PlayerKeysOptions) => void;

const player =
  (act: (control: PlayerControl) => void): Act =>
  ({ controlRef }) => {
    if (controlRef.current !== null) act(controlRef.current);
  };

/** What each key does (docs/guides/learning.md). */
const acts: Readonly<Record<string, Act>> = {
  k: player((control) => control.playOrPause()),
  j: player((control) => control.skip(-10)),
  l: player((control) => control.skip(10)),
  c: player((control) => control.switchCaptions()),
  '<': player((control) => control.changeRate(-1)),
  '>': player((control) => control.changeRate(1)),
  f: ({ onFullScreen }) => onFullScreen(),
  t: ({ onTheatre }) => onTheatre(),
  m: ({ onComplete }) => onComplete(),
  n: ({ onLesson }) => onLesson(1),
  p: ({ onLesson }) => onLesson(-1),
  '?': ({ onHelp }) => onHelp(),
};

/** Keys that the page needs for scrolling and for buttons, unless a player is open. */
const playerActs: Readonly<Record<string, Act>> = {
  ' ': player((control) => control.playOrPause()),
  ArrowLeft: player((control) => control.skip(-5)),
  ArrowRight: player((control) => control.skip(5)),
  ArrowUp: player((control) => control.changeVolume(1)),
  ArrowDown: player((control) => control.changeVolume(-1)),
};

/** The keys of the lesson page. They never act in a field or a dialog, nor when the user switched them off. */
export function usePlayerKeys(options: PlayerKeysOptions): void {
  const { viewer } = useScreen();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || viewer === null || !areSingleKeysOn(viewer.id)) return;
    const act = actOf(event, options.controlRef.current !== null);
    if (act === null) return;
    event.preventDefault();
    act(options);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function actOf({ key, shiftKey, target }: KeyboardEvent, hasPlayer: boolean): Act | null {
  if (shiftKey && key === 'N') return ({ onNote }) => onNote();
  const isOnControl =
    target instanceof Element && target.closest('a,button,summary,video,[tabindex]:not([tabindex="-1"])') !== null;
  if (/^\d$/.test(key)) return hasPlayer ? player((control) => control.seekTenth(Number(key))) : null;
  if (Object.hasOwn(playerActs, key)) return hasPlayer && !isOnControl ? (playerActs[key] ?? null) : null;
  const letter = key.toLowerCase();
  return Object.hasOwn(acts, letter) ? (acts[letter] ?? null) : null;
}
