/** A time of the form: an instant of the record, or date and time by the clock of the event's zone. */
function readTime(value: string, zone: string): { readonly at: Date; readonly timeZone: string } | null {
  const isInstant = /(Z|[+-]\d{2}:\d{2})$/.test(value);
  const at = new Date(isInstant ? value : `${value}Z`);
  return Number.isNaN(at.getTime()) ? null : { at, timeZone: isInstant ? zone : 'UTC' };
}

/** Date and hours of an event by its own clock; null while its start is incomplete. */
export function dateLine(
  starts: string,
  ends: string,
  { zone, language }: { readonly zone: string; readonly language: string },
): string | null {
  const first = readTime(starts, zone);
  if (first === null) return null;
  const day = format(first, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const from = format(first, language, { hour: 'numeric', minute: '2-digit' });
  const last = readTime(ends, zone);
  const until = last === null ? '' : ` – ${format(last, language, { hour: 'numeric', minute: '2-digit' })}`;
  return `${day}, ${from}${until} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`;
}

function format(
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(at);
  } catch {
    // The zone is incomplete while it is typed.
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  }
}
