import { useFormats } from '@enlace/shared-platform';

/** Shares without decimals. */
export const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** Writes a day of the report, `YYYY-MM-DD`, in the user's language. */
export function useDayFormat(): (day: string) => string {
  const { date } = useFormats();
  return (day) => date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
