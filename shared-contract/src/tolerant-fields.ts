import * as z from 'zod/mini';

import { idInput } from './common-fields';
import { asList } from './written-values';

/**
 * Fields of public bodies, read as generously as their senders are different: a script of our own, a plain HTML form,
 * an older client.
 */

/** A list of ids: `name[]`, `name[0]`, JSON text, a text with commas, or one id alone. */
export const tolerantIdList = z.optional(z.pipe(z.transform(asList), z.array(idInput).check(z.maxLength(200))));

/** Yes or no: a boolean, 1 or 0, and what check boxes and selects send (`on`, `true`, `yes`, `1`; empty means no). */
export const tolerantFlag = z.optional(z.pipe(z.transform(asFlag), z.boolean()));

const yes = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes']);
const no = new Set<unknown>([false, 0, null, '', '0', 'false', 'off', 'no']);

function asFlag(value: unknown): unknown {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.has(plain)) return true;
  return no.has(plain) ? false : value;
}
