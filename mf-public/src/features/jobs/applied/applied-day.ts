/** Format of the day of an application: `May 3`, with the year when it is another one. */
export function appliedDay(time: string): Intl.DateTimeFormatOptions {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) };
}
