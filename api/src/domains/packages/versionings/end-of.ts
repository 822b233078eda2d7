const dayMs = 86_400_000;

/** The first instant after the day, the minute or the second that this text names. Without an offset, times are UTC. */
export function endOf(text: string): Date {
  const [day = '', clock] = text.split(/[T ]/);
  if (clock === undefined) return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  const [, time = '', offset = 'Z'] = /^([\d:.]+)(Z|[+-].+)?$/.exec(clock) ?? [];
  const parts = time.split(':').length;
  const step = parts === 2 ? 60_000 : time.includes('.') ? 1 : 1000;
  return new Date(Date.parse(`${day}T${time}${offset}`) + step);
}
