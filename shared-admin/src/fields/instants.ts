/** An instant for the inputs of date and time, in a time zone, by default the user's: `YYYY-MM-DDTHH:mm`. */
export function localOf(instant: string, zone?: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/** The instant of a date and time in a zone. An incomplete value is sent unchanged, so that the server reports it. */
export function instantOf(local: string, zone?: string): string {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) ? Date.parse(`${local.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(wall)) return local.replace(/T$/, '');
  // The second look is for days on which the clocks change.
  const at = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(at, zone)).toISOString();
}

/** Difference between the clocks of a zone and UTC, in milliseconds; that of the user without a known zone. */
function offsetAt(at: number, zone: string | undefined): number {
  const clock = zone === undefined ? null : clockOf(zone);
  if (clock === null) return -new Date(at).getTimezoneOffset() * 60_000;
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - Math.floor(at / 60_000) * 60_000;
}

const digits = '2-digit';

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    const time = { hour: digits, minute: digits, hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: digits, day: digits, ...time });
  } catch {
    return null;
  }
}
