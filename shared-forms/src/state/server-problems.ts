import type { ErrorView } from '@enlace/shared-data';

import type { Problems } from '../definition/check-values';
import type { Field } from '../definition/field';
import { headOfPath, placeErrors } from './place-errors';

export interface ServerProblems {
  readonly fields: Problems;
  /** A failure that belongs to no field. */
  readonly failure: ErrorView | null;
}

/**
 * The server's messages: on the fields they belong to; the rest is a failure of the whole form.
 * @param editedNames fields that were changed since then: their messages are out of date
 */
export function serverProblems(
  error: ErrorView | null,
  fields: readonly Field[],
  editedNames: readonly string[],
): ServerProblems {
  if (error === null) return { fields: {}, failure: null };
  const placedErrors = placeErrors(error, (path) => fieldOf(path, fields));
  const isOfFields = Object.keys(error.fields).length > 0;
  const messages = [...(isOfFields ? [] : [error.message]), ...placedErrors.others].filter(Boolean);
  const current = Object.entries(placedErrors.fields).filter(([name]) => !editedNames.includes(name));
  return {
    fields: Object.fromEntries(current.map(([name, texts]) => [name, texts.join(' ')])),
    failure: !isOfFields || placedErrors.others.length > 0 ? { ...error, message: messages.join(' ') } : null,
  };
}

function fieldOf(path: string, fields: readonly Field[]): string | null {
  const name = headOfPath(path);
  return fields.some((field) => field.name === name) ? name : null;
}
