/** The time zone of the browser, for the local times of a file. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
