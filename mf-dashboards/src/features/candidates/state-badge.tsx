import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { candidatesTexts } from './texts';

const tones = {
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
    <Badge tone={tones[state]} {...(state === 'hired' ? { iconBefore: 'check' } : {})}>
      {t(`states.${state}`)}
    </Badge>
  );
}
