import type { ListedMembership } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Cluster } from '@enlace/shared-ui';

import { treasuryTexts } from '../texts';

const tones = {
  none: 'neutral',
  incomplete: 'neutral',
  active: 'success',
  past_due: 'danger',
  unpaid: 'danger',
  canceled: 'neutral',
} as const;

/** The state of a membership in words: a planned end, a pause and a given plan have their day. */
export function MembershipBadge({ membership }: { readonly membership: ListedMembership }) {
  const t = useTexts(treasuryTexts);
  const { date } = useFormats();
  const { state, cancel_at_period_end: isEnding, period_end: end, comp_until: compEnd } = membership;
  const { dunning_paused_until: pausedUntil } = membership;
  const day = (instant: string) => date(instant, { dateStyle: 'medium' });
  const isGiven = compEnd !== null;
  return (
    <Cluster gap={4}>
      {isGiven && <Badge tone="plum">{t('states.given', { when: day(compEnd) })}</Badge>}
      {isEnding && end !== null ? (
        <Badge tone="warning">{t('states.ending', { when: day(end) })}</Badge>
      ) : (
        !(isGiven && state === 'none') && <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      )}
      {pausedUntil !== null && <Badge tone="teal">{t('states.paused', { when: day(pausedUntil) })}</Badge>}
    </Cluster>
  );
}
