/** Whether a value is a day of the calendar from the year 1000 to 2999, `2026-02-28`. 30 February is none. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
