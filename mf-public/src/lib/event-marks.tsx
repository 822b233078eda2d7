import { useFormats, useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { texts } from '../texts';
import { Marks } from './agenda.styles';
import type { EventRow } from './types';

/** Marks of a changed event: cancelled, postponed, full. */
export function EventMarks({ event }: { readonly event: EventRow }) {
  const t = useTexts(texts);
  const isFull = event.capacity !== null && event.going_count >= event.capacity;
  if (event.status === 'published' && !isFull) return null;
  return (
    <Marks>
      {event.status === 'cancelled' && <Badge tone="danger">{t('events.cancelled')}</Badge>}
      {event.status === 'postponed' && <Badge tone="warning">{t('events.postponed')}</Badge>}
      {event.status === 'published' && <Badge>{t('events.full')}</Badge>}
    </Marks>
  );
}

export function usePrice(event: Pick<EventRow, 'price_from' | 'currency'>): string {
  const t = useTexts(texts);
  const { money } = useFormats();
  return event.price_from === 0
    ? t('events.free')
    : t('events.from', { price: money(event.price_from, event.currency) });
}
