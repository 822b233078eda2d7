import { type JobMove, usualOpenDays } from '@enlace/shared-contract/work';

/** The columns from which the state of a job follows. */
export interface JobDates {
  readonly published_at: Date | null;
  readonly closes_at: Date | null;
  readonly review_requested_at: Date | null;
  readonly paused_at: Date | null;
  readonly filled_at: Date | null;
}

interface MoveFacts {
  readonly now: Date;
  /** The time of `schedule`. */
  readonly at?: Date;
  /** The days of `renew`. */
  readonly days?: number;
}

/** Neither paused nor filled. */
const activeDates = { paused_at: null, filled_at: null } as const;

/** The columns that a move changes. */
export function movedDates(
  move: JobMove,
  { closes_at: end }: Pick<JobDates, 'closes_at'>,
  { now, at = now, days = usualOpenDays }: MoveFacts,
): Partial<JobDates> {
  switch (move) {
    case 'request_review':
      return { review_requested_at: now };
    case 'return_to_draft':
      return { review_requested_at: null };
    case 'publish':
      return { ...activeDates, published_at: now, review_requested_at: null, ...endAfter(now, end) };
    case 'schedule':
      return { ...activeDates, published_at: at, review_requested_at: null, ...endAfter(at, end) };
    case 'pause':
      return { paused_at: now };
    case 'resume':
      return { paused_at: null };
    case 'fill':
      return { filled_at: now, paused_at: null };
    case 'reopen':
      return activeDates;
    case 'renew':
      return { ...activeDates, closes_at: daysAfter(now, days) };
    case 'close':
      return { closes_at: now, paused_at: null };
  }
}

/** A last day that is missing or over gives way to the usual one. */
function endAfter(start: Date, end: Date | null): Partial<JobDates> {
  return end !== null && end > start ? {} : { closes_at: daysAfter(start, usualOpenDays) };
}

const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * 86_400_000);
