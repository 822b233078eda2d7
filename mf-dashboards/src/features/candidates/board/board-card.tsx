import type { Candidate, CandidateMove } from '@enlace/shared-contract/recruiting';
import { PlainLink } from '@enlace/shared-ui';
import { type PointerEvent, useEffect, useRef } from 'react';

import { MoveMenu } from '../move/move-menu';
import { StateBadge } from '../state-badge';
import { Card } from './board.styles';

export interface BoardCardProps {
  readonly candidate: Candidate;
  readonly address: string;
  /** The time since the last move, in words. */
  readonly duration: string;
  readonly hasJob: boolean;
  /** Shows the state: the column has several ones. */
  readonly hasState: boolean;
  readonly mayMove: boolean;
  readonly isMoving: boolean;
  /** Takes the focus after its move by the menu. */
  readonly takesFocus: boolean;
  readonly onMove: (move: CandidateMove) => void;
  readonly onPress: (event: PointerEvent) => void;
}

export function BoardCard(props: BoardCardProps) {
  const { candidate, address, duration, hasJob, hasState, mayMove, isMoving, takesFocus, onMove, onPress } = props;
  const { id, name, headline, job, state } = candidate;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <Card
      ref={card}
      $isMoving={isMoving}
      $isMovable={mayMove && candidate.moves.length > 0}
      onPointerDown={mayMove ? onPress : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      <div>
        <PlainLink to={address} data-candidate={id}>
          {name}
        </PlainLink>
        {mayMove && <MoveMenu candidate={candidate} onMove={onMove} />}
      </div>
      {headline !== null && <p>{headline}</p>}
      {hasJob && <p>{job.title}</p>}
      <footer>
        {(hasState || state === 'submitted') && <StateBadge state={state} />}
        <span>{duration}</span>
      </footer>
    </Card>
  );
}
