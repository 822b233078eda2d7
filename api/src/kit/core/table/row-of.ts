import { isObject } from '@enlace/shared-contract/text';

import type { Row } from './repository';

/** The members of a value that is an object; none for any other value, also for a list. */
export function rowOf(value: unknown): Row {
  return isObject(value) ? { ...value } : {};
}
