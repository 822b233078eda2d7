/** Another month as `YYYY-MM`, in months from this one. */
export function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

export interface MonthDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Column of a calendar: 0 is Sunday, the first day of weeks in most of Latin America. */
  readonly weekday: number;
}

/** All days of a month. */
export function daysOf(month: string): readonly MonthDay[] {
  const count = new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { date, weekday: new Date(date).getUTCDay() };
  });
}

/** The day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayInZone(instant: string, timeZone: string): string {
  const [month, day, year] = new Intl.DateTimeFormat('en', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const),
  })
    .format(new Date(instant))
    .split('/');
  return `${year}-${month}-${day}`;
}
