import type { Candidate } from '@enlace/shared-contract/recruiting';
import { PlainLink } from '@enlace/shared-ui';
import { type PointerEvent, useEffect, useRef } from 'react';

import { MoveMenu } from '../move/move-menu';
import { StateBadge } from '../state-badge';
import type { Destination } from '../state/destinations';
import { TimeInPlace } from '../time-in-place';
import { Card } from './board.styles';

export interface BoardCardProps {
  readonly candidate: Candidate;
  readonly address: string;
  readonly hasJob: boolean;
  /** Shows the state: the column has several ones. */
  readonly hasState: boolean;
  /** Where the candidate can be moved now. */
  readonly destinations: readonly Destination[];
  readonly mayMove: boolean;
  readonly isMoving: boolean;
  /** Takes the focus after its move by the menu. */
  readonly takesFocus: boolean;
  readonly onMove: (destination: Destination) => void;
  readonly onPress: (event: PointerEvent) => void;
}

export function BoardCard(props: BoardCardProps) {
  const { candidate, address, hasJob, hasState, destinations, mayMove, isMoving, takesFocus, onMove, onPress } = props;
  const { id, name, headline, job, state } = candidate;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <Card
      ref={card}
      $isMoving={isMoving}
      $isMovable={mayMove && destinations.length > 0}
      onPointerDown={mayMove ? onPress : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      <div>
        <PlainLink to={address} data-candidate={id}>
          {name}
        </PlainLink>
        {mayMove && <MoveMenu candidate={candidate} destinations={destinations} onMove={onMove} />}
      </div>
      {headline !== null && <p>{headline}</p>}
      {hasJob && <p>{job.title}</p>}
      <footer>
        {(hasState || state === 'submitted') && <StateBadge state={state} />}
        <TimeInPlace candidate={candidate} />
      </footer>
    </Card>
  );
}
