const dayMs = 86_400_000;

/** `today`, `2 days ago`, `3 months ago`: how long a job has been published, in whole days, weeks or months. */
export function postedTime(value: string, locale: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(value)) / dayMs));
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (days < 14) return words.format(-days, 'day');
  return days < 60 ? words.format(-Math.floor(days / 7), 'week') : words.format(-Math.floor(days / 30), 'month');
}
