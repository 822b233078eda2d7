import {
  type Candidate,
  candidateMoveNames,
  candidateMoves,
  type CandidatesMove,
  type CandidateStage,
  type CandidateState,
  stageMoves,
} from '@enlace/shared-contract/recruiting';

import type { BoardPlace } from './columns';

/** Where candidates are moved: to a state, or to a stage of the company. */
export interface Destination {
  readonly move: CandidatesMove['move'];
  /** Null for the state itself. */
  readonly stage: CandidateStage | null;
}

/** Names a destination in lists and on places for a drag. */
export const destinationKey = ({ move, stage }: Destination): string => (stage === null ? move : `stage-${stage.id}`);

export const stateOfMove = (move: CandidatesMove['move']): CandidateState =>
  move === 'view' ? 'viewed' : candidateMoves[move];

/** The parts of a body. */
export const bodyOfDestination = ({ move, stage }: Destination): Pick<CandidatesMove, 'move' | 'stage_id'> => ({
  move,
  ...(stage === null ? {} : { stage_id: stage.id }),
});

const toStage = (stage: CandidateStage): Destination => ({ move: stageMoves[stage.state], stage });

/** All destinations of a company in their order: its stages, the states without stages, and the ends. */
export function allDestinations(stages: readonly CandidateStage[]): readonly Destination[] {
  const viewedStages = stages.filter(({ state }) => state === 'viewed').map(toStage);
  const others = candidateMoveNames.flatMap((move): readonly Destination[] => {
    const ofState = stages.filter(({ state }) => stageMoves[state] === move);
    return ofState.length === 0 ? [{ move, stage: null }] : ofState.map(toStage);
  });
  return [...viewedStages, ...others];
}

type Movable = Pick<Candidate, 'state' | 'stage' | 'moves'>;

/** Whether a candidate can be moved there now. */
export function canReach({ state, stage, moves }: Movable, { move, stage: nextStage }: Destination): boolean {
  if (stateOfMove(move) === state) return (stage?.id ?? null) !== (nextStage?.id ?? null);
  return move === 'view' ? state === 'submitted' : moves.includes(move);
}

/** Where a candidate can be moved now. */
export function destinationsOf(candidate: Movable, stages: readonly CandidateStage[]): readonly Destination[] {
  return allDestinations(stages).filter((destination) => canReach(candidate, destination));
}

/** Whether the member notices a move there: within a state only the stage changes. */
export const isStageOnly = ({ state }: Pick<Candidate, 'state'>, { move }: Destination): boolean =>
  stateOfMove(move) === state;

/** The destination of a column; null for columns of several states. */
export function destinationOf({ states, stage }: BoardPlace): Destination | null {
  if (stage !== null) return toStage(stage);
  const move = candidateMoveNames.find((name) => candidateMoves[name] === states);
  return move === undefined ? null : { move, stage: null };
}
