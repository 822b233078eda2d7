export const dayMs = 86_400_000;

/** The instant at which a clock in this zone shows the hour on the day of `day` there. */
export function atLocalTime(day: Date, hour: number, minute: number, timezone: string): Date {
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute);
  const guess = wanted - offsetMs(new Date(wanted), timezone);
  return new Date(wanted - offsetMs(new Date(guess), timezone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(at: Date, timezone: string): number {
  const known = formats.get(timezone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  if (known === undefined) formats.set(timezone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}

/** `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
