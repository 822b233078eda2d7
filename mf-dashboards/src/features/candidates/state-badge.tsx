import type { ApplicationState, CandidateStage } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { candidatesTexts } from './texts';

export const stateTones = {
  submitted: 'guava',
  viewed: 'neutral',
  in_review: 'teal',
  shortlisted: 'plum',
  interview: 'marigold',
  offer: 'success',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  auto_closed: 'neutral',
} as const satisfies Readonly<Record<ApplicationState, string>>;

export function StateBadge({ state }: { readonly state: ApplicationState }) {
  const t = useTexts(candidatesTexts);
  return (
    <Badge tone={stateTones[state]} {...(state === 'hired' ? { iconBefore: 'check' } : {})}>
      {t(`states.${state}`)}
    </Badge>
  );
}

/** The stage of a candidate, or else the state. */
export function PlaceBadge({
  candidate: { state, stage },
}: {
  readonly candidate: { readonly state: ApplicationState; readonly stage: CandidateStage | null };
}) {
  return stage === null ? <StateBadge state={state} /> : <Badge tone={stage.color}>{stage.name}</Badge>;
}
