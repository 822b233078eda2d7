import { createAction } from '@enlace/shared-platform';

/**
 * What a read shows or a write changes: all rows of a resource (`chapters`) or one of them (`chapters/5`). Other data
 * takes a name of its own, e.g. `inbox`.
 */
export type Subject = string;

/** The subject of a row, or of all rows of a resource. */
export function subjectOf(resource: string, id?: number | string): Subject {
  return id === undefined ? resource : `${resource}/${id}`;
}

/** Whether a read of these subjects may show what has changed: the same row, or one side means all rows. */
export function areConcerned(shown: readonly Subject[], changed: readonly Subject[]): boolean {
  return shown.some((one) =>
    changed.some((other) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)),
  );
}

/** Data has changed: reads that show it are made again, answers in the cache that show it are dropped. */
export const dataChanged = createAction<readonly Subject[]>('calls/dataChanged');

/** Another person uses the browser (her id), or nobody does: what the one before was shown is forgotten. */
export const viewerChanged = createAction<number | null>('calls/viewerChanged');
