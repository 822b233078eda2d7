import * as z from 'zod/v4/core';

import type { ReadContext } from '../../kit/core/table/read-context';
import type { Row } from '../../kit/core/table/repository';

/**
 * Rows in the form of the contract: dates in ISO 8601, translations only in answers without a language, no fields
 * outside the schema. Throws when a row violates the contract.
 */
export function presentRows<S extends z.$ZodType>(
  schema: S,
  rows: readonly Row[],
  context: ReadContext,
): z.output<S>[] {
  return rows.map((row) => {
    const entries = Object.entries(row)
      .filter(([name]) => name !== 'translations' || context.lang === null)
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
    const parsed = z.safeParse(schema, Object.fromEntries(entries));
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    throw new Error(`row ${String(row['id'])} breaks the contract: ${faults.join(', ')}`);
  });
}
