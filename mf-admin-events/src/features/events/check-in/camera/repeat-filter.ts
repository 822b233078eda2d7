/** Milliseconds for which a code that left the picture is not reported again. */
const pause = 3_000;

export interface RepeatFilter {
  readonly isNew: (code: string, now: number) => boolean;
  /** Makes a code new again, e.g. because the page ignored it. */
  readonly forget: (code: string) => void;
}

/**
 * Reports each code once while it is in front of the camera. Another code is reported at once, also after one that was
 * refused.
 */
export function createRepeatFilter(): RepeatFilter {
  const lastSightings = new Map<string, number>();
  return {
    isNew: (code, now) => {
      const before = lastSightings.get(code);
      lastSightings.set(code, now);
      return before === undefined || now - before >= pause;
    },
    forget: (code) => void lastSightings.delete(code),
  };
}
