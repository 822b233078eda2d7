import type { Candidate, CandidateMove } from '@enlace/shared-contract/recruiting';
import { type PointerEvent, useRef, useState } from 'react';

export interface CardDrag {
  readonly candidate: Candidate;
  /** The move of the place below the pointer; null where the candidate cannot be dropped. */
  readonly move: CandidateMove | null;
  /** The pointer at the start, in pixels of the window. */
  readonly startX: number;
  readonly startY: number;
}

/** Pixels until a press is a drag. */
const threshold = 6;

/** The move of the place at a point of the window: an element with `data-move`. */
function moveAt(x: number, y: number, { moves }: Candidate): CandidateMove | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-move]');
  return moves.find((move) => move === place?.dataset['move']) ?? null;
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
export function useCardDrag(onDrop: (candidate: Candidate, move: CandidateMove) => void) {
  const ghost = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<CardDrag | null>(null);

  const startDrag = (event: PointerEvent, candidate: Candidate) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button > 0 || event.pointerType === 'touch' || isOnControl || candidate.moves.length === 0) return;
    const { clientX: startX, clientY: startY } = event;
    let current: CardDrag | null = null;
    const leave = new AbortController();
    const { signal } = leave;
    const end = (isKept: boolean) => {
      leave.abort();
      setDrag(null);
      if (current === null) return;
      ignoreNextClick();
      if (isKept && current.move !== null) onDrop(candidate, current.move);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (current === null && Math.hypot(clientX - startX, clientY - startY) < threshold) return;
        ghost.current?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px)`);
        const move = moveAt(clientX, clientY, candidate);
        if (current !== null && move === current.move) return;
        current = { candidate, move, startX, startY };
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
