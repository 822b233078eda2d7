import type { ApplicationOutcome, ApplicationState, PublicState } from '@enlace/shared-contract/recruiting';

interface PublicView {
  readonly state: PublicState;
  readonly outcome: ApplicationOutcome | null;
}

/** What the applicant reads of each state. */
const publicViews: Readonly<Record<ApplicationState, PublicView>> = {
  submitted: { state: 'sent', outcome: null },
  viewed: { state: 'seen', outcome: null },
  in_review: { state: 'in_review', outcome: null },
  shortlisted: { state: 'in_review', outcome: null },
  interview: { state: 'interview', outcome: null },
  offer: { state: 'decision', outcome: 'offer' },
  hired: { state: 'decision', outcome: 'hired' },
  rejected: { state: 'decision', outcome: 'rejected' },
  withdrawn: { state: 'decision', outcome: 'withdrawn' },
  auto_closed: { state: 'decision', outcome: 'closed' },
};

export function publicViewOf(state: ApplicationState): PublicView {
  return publicViews[state];
}

/** Whether the applicant sees a difference between two states. */
export function isVisibleMove(from: ApplicationState | null, to: ApplicationState): boolean {
  if (from === null) return true;
  const [earlier, later] = [publicViews[from], publicViews[to]];
  return earlier.state !== later.state || earlier.outcome !== later.outcome;
}
