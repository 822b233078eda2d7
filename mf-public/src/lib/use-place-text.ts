import { useTexts } from '@enlace/shared-platform';

import { texts } from '../texts';
import { placeOf } from './place';
import type { EventRow } from './types';

/** The place of an event in one line; empty for one in person whose place is not known yet. */
export function usePlaceText(event: Pick<EventRow, 'format' | 'venue_name' | 'city'>): string {
  const t = useTexts(texts);
  const place = placeOf(event);
  if (event.format === 'in_person') return place;
  return event.format === 'online' || place === '' ? t('events.online') : t('events.hybrid', { place });
}
