/** A day of the calendar: `2026-05-31`. */
export type Day = string;

/** Whether the calendar has a day. */
export const isRealDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Whether the API takes a day. Days of other years come up while a year is typed. */
export const isDay = (text: string): boolean => text.startsWith('20') && isRealDay(text);

/** The present day of this browser. */
export function dayOf(date: Date): Day {
  return textOf(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The day at a distance in days. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return textOf(year, month - 1, date + count);
}

/** The same day some months away; the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return textOf(year, month - 1 + count, Math.min(date, lastDate));
}

function textOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
