/** Whether a text is a day of the calendar, `2026-05-31`, that the database can store. */
export function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() > 0;
}
