import type { Row } from './table-repository';

/** The members of a value that is an object; none for any other value, also for a list. */
export function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
