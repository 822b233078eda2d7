import { useFormats, useTexts } from '@enlace/shared-platform';
import { Badge } from '@enlace/shared-ui';

import { texts } from '../texts';
import { Marks } from './agenda.styles';
import type { EventRow } from './types';

/** Marks of a changed event: cancelled, postponed, full. */
export function EventMarks({ event }: { readonly event: EventRow }) {
  const t = useTexts(texts);
  const { status, capacity, going_count: going } = event;
  const isPublished = status === 'published';
  if (isPublished && (capacity === null || going < capacity)) return null;
  return (
    <Marks>
      {status === 'cancelled' && <Badge tone="danger">{t('events.cancelled')}</Badge>}
      {status === 'postponed' && <Badge tone="warning">{t('events.postponed')}</Badge>}
      {isPublished && <Badge>{t('events.full')}</Badge>}
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
