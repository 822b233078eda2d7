import type { RowOf, events } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { texts } from '../../texts';

const tones = {
  draft: 'neutral',
  moved_online: 'teal',
  published: 'success',
  cancelled: 'danger',
  postponed: 'warning',
  over: 'neutral',
} as const;

export interface StatusBadgeProps {
  readonly event: Pick<RowOf<typeof events>, 'status' | 'ends_at'>;
}

/** The state of an event; a published event that has ended is over. */
export function StatusBadge({ event }: StatusBadgeProps) {
  const t = useTexts(texts);
  const isOver = event.status === 'published' && hasEnded(event.ends_at);
  const status = isOver ? 'over' : event.status;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

function hasEnded(endsAt: string): boolean {
  return new Date(endsAt).getTime() < Date.now();
}
