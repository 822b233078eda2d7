import type { useFormats } from '@enlace/shared-platform';

/** A day of the calendar, `YYYY-MM-DD`, in words. */
export function wordDay({ date }: Pick<ReturnType<typeof useFormats>, 'date'>, day: string): string {
  // Noon of this browser is on the same day.
  return date(new Date(`${day}T12:00:00`).toISOString(), { dateStyle: 'medium' });
}

/** The local day some days from now, `YYYY-MM-DD`. */
export function dayIn(days: number, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
