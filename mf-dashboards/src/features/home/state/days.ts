/** A day of the calendar: `2026-05-31`. */
export type Day = string;

/** Days of other years are refused by the API, and come up while a year is typed. */
const yearPattern = /^20\d{2}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return yearPattern.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

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
