import type { Candidate, CandidateStage } from '@enlace/shared-contract/recruiting';
import { type PointerEvent, useRef, useState } from 'react';

import { type Destination, destinationKey, destinationsOf } from '../state/destinations';

export interface CardDrag {
  readonly candidate: Candidate;
  /** The destination of the place below the pointer; null where the candidate cannot be dropped. */
  readonly target: string | null;
  /** The pointer at the start, in pixels of the window. */
  readonly startX: number;
  readonly startY: number;
}

/** Pixels until a press is a drag. */
const threshold = 6;

/** The destination of the place at a point of the window: an element with `data-move`. */
function destinationAt(x: number, y: number, destinations: readonly Destination[]): Destination | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-move]');
  return destinations.find((destination) => destinationKey(destination) === place?.dataset['move']) ?? null;
}

/** The end of a drag over the link of a card is no click. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}

/**
 * Drags a card to a place with a move, by mouse or pen; a finger scrolls, and uses the menu of the card. Escape cancels
 * a drag.
 */
export function useCardDrag(
  stages: readonly CandidateStage[],
  onDrop: (candidate: Candidate, destination: Destination) => void,
) {
  const ghost = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<CardDrag | null>(null);

  const startDrag = (event: PointerEvent, candidate: Candidate) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button') !== null;
    // Candidates without a stage have a column of their own beside the stages.
    const destinations = [...destinationsOf(candidate, stages), ...destinationsOf(candidate, [])];
    if (event.button > 0 || event.pointerType === 'touch' || isOnControl || destinations.length === 0) return;
    const { clientX: startX, clientY: startY } = event;
    let current: (CardDrag & { readonly destination: Destination | null }) | null = null;
    const leave = new AbortController();
    const { signal } = leave;
    const end = (isKept: boolean) => {
      leave.abort();
      setDrag(null);
      if (current === null) return;
      ignoreNextClick();
      if (isKept && current.destination !== null) onDrop(candidate, current.destination);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (current === null && Math.hypot(clientX - startX, clientY - startY) < threshold) return;
        ghost.current?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px)`);
        const destination = destinationAt(clientX, clientY, destinations);
        const target = destination === null ? null : destinationKey(destination);
        if (current !== null && target === current.target) return;
        current = { candidate, target, destination, startX, startY };
        setDrag(current);
      },
      { signal },
    );
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };
  return { drag, ghost, startDrag };
}
