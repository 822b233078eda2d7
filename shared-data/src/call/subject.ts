import { createAction } from '@enlace/shared-platform';

/**
 * The data that a read shows or a write changes: all rows of a resource (`chapters`), one row (`chapters/5`), or other
 * data under its own name, e.g. `inbox`.
 */
export type Subject = string;

/** The subject of a row, or of all rows of a resource. */
export function subjectOf(resource: string, id?: number | string): Subject {
  return id === undefined ? resource : `${resource}/${id}`;
}

/** Whether a read of the shown subjects can contain changed data: both name the same row, or one names all rows. */
export function areConcerned(shownSubjects: readonly Subject[], changedSubjects: readonly Subject[]): boolean {
  return shownSubjects.some((one) =>
    changedSubjects.some((other) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)),
  );
}

/** Data has changed: reads that show it are repeated, unused answers that show it are removed. */
export const dataChanged = createAction<readonly Subject[]>('calls/dataChanged');

/** A user (by id) has signed in or out (null): private answers of the previous user are removed. */
export const viewerChanged = createAction<number | null>('calls/viewerChanged');
