/** Limits of the time for which a lesson with the rule `viewed` must be open, in seconds. */
const [shortestDwell, longestDwell] = [30, 5 * 60];

/** Seconds for which a lesson must be open: a tenth of its minutes, within the limits. */
export function dwellSeconds(minutes: number): number {
  return Math.min(longestDwell, Math.max(shortestDwell, minutes * 6));
}

/** Whole seconds since a learner opened a lesson first; 0 when it was never opened. */
export function openSeconds(openedAt: Date | null, now: Date): number {
  return openedAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - openedAt.getTime()) / 1000));
}
