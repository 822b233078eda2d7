/** An instant for the inputs of date and time, in the user's time zone: `YYYY-MM-DDTHH:mm`. */
export function localOf(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The instant of a local date and time. An incomplete value is sent unchanged, so that the server reports it. */
export function instantOf(local: string): string {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) ? new Date(local) : null;
  return at === null || Number.isNaN(at.getTime()) ? local.replace(/T$/, '') : at.toISOString();
}
