import * as z from 'zod/mini';

/** The visitor who presses "Enrol" signs in first; this tab remembers the course meanwhile. */
const name = 'enlace.course';

/** After this time the press is forgotten, so that an enrolment is no surprise. */
const rememberedMs = 30 * 60_000;

const wantedSchema = z.object({ course: z.number(), at: z.number() });

/** Remembers in this tab that the visitor wants to enrol in a course. */
export function rememberCourse(course: number): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ course, at: Date.now() }));
  } catch {
    // A browser without storage: after the sign-in, one more press enrols.
  }
}

/** Whether this visitor pressed "Enrol" for the course before the sign-in; asks once. */
export function takeWantedCourse(course: number): boolean {
  try {
    const press = wantedSchema.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    if (!press.success) return false;
    const isWanted = press.data.course === course;
    const isExpired = Date.now() - press.data.at >= rememberedMs;
    if (isWanted || isExpired) sessionStorage.removeItem(name);
    return isWanted && !isExpired;
  } catch {
    return false;
  }
}
