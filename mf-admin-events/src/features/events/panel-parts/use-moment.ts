import { useFormats } from '@enlace/shared-platform';

/** Times of tickets, orders and mails by the clock of their event. */
export function useMoment(zone: string): (instant: string) => string {
  const formats = useFormats();
  return (instant) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
}
