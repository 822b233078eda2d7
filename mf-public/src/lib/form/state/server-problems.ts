import type { ErrorView } from '@enlace/shared-data';

import type { Problems } from '../definition/check-values';
import type { Field } from '../definition/field';

export interface ServerProblems {
  readonly fields: Problems;
  readonly failure: ErrorView | null;
}

/**
 * What the server said, on the fields it said it of; what no field of the form is to blame for is a failure of the whole.
 * @param edited fields that were changed since: it no longer holds for them
 */
export function serverProblems(
  error: ErrorView | null,
  fields: readonly Field[],
  edited: readonly string[],
): ServerProblems {
  if (error === null) return { fields: {}, failure: null };
  const said = Object.entries(error.fields).map(([path, messages]) => [nameOf(path), messages.join(' ')] as const);
  const isOurs = ([name]: readonly [string, string]) => fields.some((field) => field.name === name);
  const others = said.filter((entry) => !isOurs(entry)).map(([, text]) => text);
  const message = [...(said.length === 0 ? [error.message] : []), ...others].filter(Boolean).join(' ');
  return {
    fields: Object.fromEntries(said.filter((entry) => isOurs(entry) && !edited.includes(entry[0]))),
    failure: said.length === 0 || others.length > 0 ? { ...error, message } : null,
  };
}

/** `job_attach_job_types.0` and `job_attach_job_types[]` are told of the field itself. */
function nameOf(path: string): string {
  return path.replace(/[.[].*$/, '');
}
