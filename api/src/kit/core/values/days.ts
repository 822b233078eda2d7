import type { RelativeTime } from '@enlace/shared-contract/lists';

/** Adds days, weeks, months or years to a day; the 31st becomes the last day of a shorter month. */
export function addTime(day: string, { n, unit }: RelativeTime, sign: 1 | -1 = 1): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') at.setUTCDate(at.getUTCDate() + sign * n * (unit === 'week' ? 7 : 1));
  else {
    const wantedDay = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + sign * n * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(wantedDay, last));
  }
  return at.toISOString().slice(0, 10);
}

/** The day after. */
export function nextDay(day: string): string {
  return addTime(day, { n: 1, unit: 'day' });
}
