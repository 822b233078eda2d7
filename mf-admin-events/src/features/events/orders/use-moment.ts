import { useFormats } from '@enlace/shared-platform';

/** Times of an order by the clock of its event. */
export function useMoment(zone: string): (instant: string) => string {
  const formats = useFormats();
  return (instant) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
}
