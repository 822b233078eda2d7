import type { BadgeTones } from '@enlace/shared-admin';
import type { JobState } from '@enlace/shared-contract/work';
import type { Tone } from '@enlace/shared-ui';

/** The colours of the states of a job. */
export const jobTones = {
  draft: 'neutral',
  in_review: 'plum',
  scheduled: 'teal',
  open: 'success',
  paused: 'warning',
  filled: 'plum',
  closed: 'warning',
} as const satisfies BadgeTones & Readonly<Record<JobState, Tone>>;
