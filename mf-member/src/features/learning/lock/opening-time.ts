/** Format of the time at which a lesson opens: it names the learner's time zone. */
export const openingTime = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
} as const satisfies Intl.DateTimeFormatOptions;
