import { tableOf } from '../test-cards';

/** Time in seconds that is some months after another, by the calendar of UTC; the 31st becomes a last day. */
export function addMonths(anchor: number, count: number): number {
  const start = new Date(anchor * 1000);
  const months = start.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear(), months, Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

/** End of the period that begins at `start`, which is a whole number of intervals after the anchor. */
export function endOfPeriod(anchor: number, interval: string, start: number): number {
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, count * (interval === 'year' ? 12 : 1));
    if (end > start) return end;
  }
}

/** Values of a list of a form, which has its indexes as names. */
export function valuesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Object.values(Array.isArray(value) ? { ...value } : tableOf(value)).map(tableOf);
}

export const intervalOf = (price: unknown): string => String(tableOf(tableOf(price)['recurring'])['interval']);
export const amountOfPrice = (price: unknown): number => Number(tableOf(price)['unit_amount']);
