import type { publicEvents as contract } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { continueTexts } from './continue-learning/texts';

type EventRow = Pick<RowOf<typeof contract>, 'format' | 'status'>;

const tones = { cancelled: 'danger', postponed: 'warning', moved_online: 'teal' } as const;

/** Whether an event takes place online only. */
export function isOnline({ format, status }: EventRow): boolean {
  return format === 'online' || status === 'moved_online';
}

/** Mark of an event that does not take place as it was announced. */
export function EventMark({ event: { status } }: { readonly event: EventRow }) {
  const t = useTexts(continueTexts);
  if (status === 'published' || status === 'draft') return null;
  return <Badge tone={tones[status]}>{t(`events.${status}`)}</Badge>;
}
