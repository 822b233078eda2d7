import type { ErrorView } from '@enlace/shared-data';

/** The messages of an error answer, at their places. */
export interface PlacedErrors {
  /** Messages of a field, in the order of the answer. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Messages that belong to no field of the form. */
  readonly others: readonly string[];
}

/**
 * Puts the server's messages on the fields of a form.
 * @param fieldOf the field that a path of the request body belongs to; null when the form has none
 */
export function placeErrors(error: ErrorView, fieldOf: (path: string) => string | null): PlacedErrors {
  const fields = new Map<string, readonly string[]>();
  const others: string[] = [];
  for (const [path, messages] of Object.entries(error.fields)) {
    const name = fieldOf(path);
    if (name === null) others.push(...messages);
    else fields.set(name, [...(fields.get(name) ?? []), ...messages]);
  }
  return { fields: Object.fromEntries(fields), others };
}

/** The field that a path of a body begins with: `topics.0` and `topics[]` belong to `topics`. */
export function headOfPath(path: string): string {
  return path.replace(/[.[].*$/, '');
}
