import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { poolTexts } from './texts';

const looks = {
  now: { tone: 'success', iconBefore: 'check' },
  soon: { tone: 'marigold', iconBefore: 'clock' },
  later: { tone: 'neutral', iconBefore: 'calendar' },
} as const;

/** From when a member is available; nothing for a member who does not state it. */
export function AvailabilityBadge({ availability }: Pick<PoolMember, 'availability'>) {
  const t = useTexts(poolTexts);
  if (availability === null) return null;
  return <Badge {...looks[availability]}>{t(`availability.${availability}`)}</Badge>;
}
