/** An instant as the inputs of a day and a time hold it, in the person's time zone: `YYYY-MM-DDTHH:mm`. */
export function localOf(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The instant that a local day and time mean. What is only half written goes as it is: the server says so. */
export function instantOf(local: string): string {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) ? new Date(local) : null;
  return at === null || Number.isNaN(at.getTime()) ? local.replace(/T$/, '') : at.toISOString();
}
