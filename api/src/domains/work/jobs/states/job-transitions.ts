import { type JobMove, jobMoves, type JobState } from '@enlace/shared-contract/work';

interface Transition {
  readonly from: readonly JobState[];
  readonly to: JobState;
  /** Whether the job must have all required parts. */
  readonly needsParts?: true;
  /** Whether the last day must not be over. */
  readonly needsTime?: true;
}

/** States before the publication. */
const unpublishedStates = ['draft', 'in_review', 'scheduled'] as const satisfies readonly JobState[];

/**
 * All transitions of a job. `close` also happens by time, when the last day is over, and so does `publish` of a
 * scheduled job: the state follows from the dates (`../job-status.ts`).
 */
export const jobTransitions = {
  request_review: { from: ['draft'], to: 'in_review' },
  return_to_draft: { from: ['in_review'], to: 'draft' },
  publish: { from: unpublishedStates, to: 'open', needsParts: true },
  schedule: { from: unpublishedStates, to: 'scheduled', needsParts: true },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  fill: { from: ['open', 'paused', 'closed'], to: 'filled' },
  reopen: { from: ['filled'], to: 'open', needsTime: true },
  renew: { from: ['open', 'paused', 'closed', 'filled'], to: 'open' },
  close: { from: ['open', 'paused'], to: 'closed' },
} as const satisfies Readonly<Record<JobMove, Transition>>;

export function transitionOf(move: JobMove): Transition {
  return jobTransitions[move];
}

/** The facts that decide whether a job can be moved. */
export interface MovableJob {
  readonly state: JobState;
  readonly closes_at: Date | null;
}

/** Whether a job can make a move now. */
export function isPossible(move: JobMove, { state, closes_at: end }: MovableJob, now: Date): boolean {
  const { from, needsTime = false } = transitionOf(move);
  return from.includes(state) && !(needsTime && end !== null && end <= now);
}

export function possibleMoves(job: MovableJob, now: Date): JobMove[] {
  return jobMoves.filter((move) => isPossible(move, job, now));
}
