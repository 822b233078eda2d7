import type { Random } from '@enlace/api/seeding';

import { dayMs } from '../times';
import { recruiterNotes, rejectionReasons } from './application-words';

/** A transition of an application; docs/guides/recruiting.md has all of them. */
export interface StoryEvent {
  readonly transition: string;
  readonly from: string | null;
  readonly to: string;
  readonly is_visible: boolean;
  readonly by: 'member' | 'recruiter' | 'system';
  readonly reason: string | null;
  readonly note: string | null;
  readonly at: Date;
}

type Transition = readonly [name: string, to: string, by: StoryEvent['by']];

const submit = ['submit', 'submitted', 'member'] as const;
const opening = ['view', 'viewed', 'recruiter'] as const;
const review = ['review', 'in_review', 'recruiter'] as const;
const shortlist = ['shortlist', 'shortlisted', 'recruiter'] as const;
const interview = ['interview', 'interview', 'recruiter'] as const;
const offer = ['offer', 'offer', 'recruiter'] as const;
const hire = ['hire', 'hired', 'recruiter'] as const;
const reject = ['reject', 'rejected', 'recruiter'] as const;
const withdraw = ['withdraw', 'withdrawn', 'member'] as const;
const close = ['close', 'auto_closed', 'system'] as const;

/** Ways of applications, with their weights. */
const ways: readonly (readonly [readonly Transition[], number])[] = [
  [[submit], 26],
  [[submit, opening], 18],
  [[submit, opening, review], 14],
  [[submit, opening, review, shortlist], 9],
  [[submit, opening, review, interview], 7],
  [[submit, opening, review, shortlist, interview, offer], 3],
  [[submit, opening, review, shortlist, interview, offer, hire], 4],
  [[submit, opening, reject], 7],
  [[submit, opening, review, interview, reject], 5],
  [[submit, opening, withdraw], 3],
  [[submit, close], 4],
];

/** Moves that the applicant does not see, because both states are "in review". */
const isHidden = (from: string | null, to: string): boolean => from === 'in_review' && to === 'shortlisted';

/** The history of an application between two times. */
export function makeStory(
  random: Random,
  { start, end, now }: { readonly start: Date; readonly end: Date; readonly now: Date },
): StoryEvent[] {
  const way = random.weighted(ways);
  const span = Math.max(0, end.getTime() - start.getTime());
  let at = start.getTime() + span * random.next() * 0.9;
  let from: string | null = null;
  const events = way.map(([transition, to, by], index) => {
    const remainingTime = now.getTime() - at;
    if (index > 0) at += Math.min(dayMs * (0.2 + random.next() * 5), remainingTime * (0.2 + random.next() * 0.5));
    const isRejection = transition === 'reject';
    const event: StoryEvent = {
      transition,
      from,
      to,
      by,
      is_visible: !isHidden(from, to),
      at: new Date(at),
      reason: isRejection ? random.pick(rejectionReasons) : null,
      note: by === 'recruiter' && random.chance(0.25) ? random.pick(recruiterNotes) : null,
    };
    from = to;
    return event;
  });
  return withEnd(events, now);
}

/** Days without an answer after which an application is closed; a day less, so that none is closed at once. */
const closeDays = 29;

/** Closes an application that has waited too long, as the program does. */
function withEnd(events: StoryEvent[], now: Date): StoryEvent[] {
  const last = events.at(-1);
  const first = events[0];
  if (last === undefined || first === undefined) return events;
  const since = last.to === 'submitted' || last.to === 'viewed' ? first.at : last.at;
  const end = since.getTime() + closeDays * dayMs;
  const isWaiting = ['submitted', 'viewed', 'in_review', 'shortlisted'].includes(last.to);
  if (!isWaiting || end > now.getTime()) return events;
  const [transition, to, by] = close;
  const at = new Date(Math.max(end, last.at.getTime()));
  return [...events, { transition, from: last.to, to, by, is_visible: true, reason: null, note: null, at }];
}
