import { isObject } from '@enlace/shared-contract/text';

/** The rows of a value that is a list of rows. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.flatMap((row: unknown) => (isObject(row) ? [row] : [])) : [];
}
