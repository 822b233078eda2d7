/** An instant with the offset of its zone, `2031-03-05T18:00:00-05:00`; unchanged when the zone is unknown. */
export function zonedIso(instant: string, timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
    const join = (names: readonly Intl.DateTimeFormatPartTypes[], separator: string): string =>
      names.map((name) => parts.get(name)).join(separator);
    const offset = parts.get('timeZoneName')?.replace('GMT', '') || '+00:00';
    return `${join(['year', 'month', 'day'], '-')}T${join(['hour', 'minute', 'second'], ':')}${offset}`;
  } catch {
    return instant;
  }
}
