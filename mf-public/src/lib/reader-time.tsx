import { useLocale, useTexts } from '@enlace/shared-platform';
import { useSyncExternalStore } from 'react';

import { texts } from '../texts';
import { timeRange, zoneName } from './event-time';
import type { EventRow } from './types';

const subscribeToNothing = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const noZone = () => '';

/**
 * The time of the event in the visitor's time zone, if that differs. The server does not know this time zone and
 * renders nothing, so the place of this text has a constant height.
 */
export function ReaderTime({ event }: { readonly event: Pick<EventRow, 'starts_at' | 'ends_at' | 'timezone'> }) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const zone = useSyncExternalStore(subscribeToNothing, ownZone, noZone);
  const { starts_at, timezone } = event;
  if (zone === '' || zoneName(starts_at, zone, 'en') === zoneName(starts_at, timezone, 'en')) return null;
  return t('events.yourTime', { time: timeRange(event, zone, locale, true) });
}
