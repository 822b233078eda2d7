/** The local day that is some days ahead, `YYYY-MM-DD`. */
export function daysFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The last second of a local day, as an instant. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}

/** The first moment of a local day. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}
