import { useLocale, useTexts } from '@enlace/shared-platform';
import { useSyncExternalStore } from 'react';

import { formatIn, timeRange, zoneName } from '../../lib/event-time';
import type { EventRow } from '../../lib/types';
import { texts } from '../../texts';
import { Minor } from './event-facts.styles';

const subscribeToNothing = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const noZone = () => null;

/**
 * The time of the event in the visitor's time zone, if that differs. The server does not know this time zone and
 * renders nothing.
 */
export function ReaderTime({ event }: { readonly event: EventRow }) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const zone = useSyncExternalStore<string | null>(subscribeToNothing, ownZone, noZone);
  if (zone === null || zoneName(event.starts_at, zone, 'en') === zoneName(event.starts_at, event.timezone, 'en'))
    return null;
  const weekday = formatIn(zone, event.starts_at, locale, { weekday: 'short' });
  return <Minor as="div">{t('event.yourTime', { time: `${weekday} ${timeRange(event, zone, locale)}` })}</Minor>;
}
