import { isAppError } from '@enlace/shared-contract/errors';
import { type Candidate, candidateAnswerSchema } from '@enlace/shared-contract/recruiting';

const { state: stateSchema } = candidateAnswerSchema.shape.data.shape;

/** What the server answers when a candidate cannot be moved as requested. */
export interface MoveConflict {
  /** The stored state; null when the server did not name it. */
  readonly state: Candidate['state'] | null;
}

/** Reads a conflict from the error of a move; null for other errors. */
export function conflictOf(error: unknown): MoveConflict | null {
  if (!isAppError(error) || error.code !== 'CONFLICT') return null;
  const { details } = error;
  const storedState: unknown =
    typeof details === 'object' && details !== null && 'state' in details ? details.state : null;
  return { state: stateSchema.safeParse(storedState).data ?? null };
}
