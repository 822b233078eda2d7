import { useTexts } from '@enlace/shared-platform';

import { texts } from '../texts';
import { placeOf } from './place';
import type { EventRow } from './types';

/** The place of an event in one line. */
export function usePlaceText(event: Pick<EventRow, 'format' | 'venue_name' | 'city'>): string {
  const t = useTexts(texts);
  const place = placeOf(event);
  if (event.format === 'online' || place === '') return t('events.online');
  return event.format === 'hybrid' ? t('events.hybrid', { place }) : place;
}
