export const dayMs = 86_400_000;

/** The instant at which clocks in this time zone show this hour and minute on this day. */
export function atLocalTime(day: Date, hour: number, minute: number, timezone: string): Date {
  const wantedTime = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute);
  const guess = wantedTime - offsetMs(new Date(wantedTime), timezone);
  return new Date(wantedTime - offsetMs(new Date(guess), timezone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(at: Date, timezone: string): number {
  const knownFormat = formats.get(timezone);
  const format =
    knownFormat ??
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
  if (knownFormat === undefined) formats.set(timezone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const shownTime = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return shownTime - Math.floor(at.getTime() / 1000) * 1000;
}

/** `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
