import { useFormats } from '@enlace/shared-platform';

const medium = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayFormats = { medium, full: { ...medium, weekday: 'long', month: 'long' } } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' } as const;

/** Times of tickets, orders and mails by the clock of their event, whose zone is named. */
export function useMoment(zone: string, day: keyof typeof dayFormats = 'medium'): (instant: string) => string {
  const formats = useFormats();
  return (instant) => formats.date(instant, { ...dayFormats[day], ...time, timeZone: zone });
}
