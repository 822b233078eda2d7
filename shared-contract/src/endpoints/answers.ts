import * as z from 'zod/mini';

import { tableOf } from '../written-values';

/**
 * Answers to the questions of a ticket, by the id of the question: `answers[12]`, `answers[12][]` for several choices,
 * JSON text, or a list of `{ question_id, value }`.
 */
export const answers = z.optional(z.nullable(tableOf(z.pipe(z.transform(asTable), z.record(z.string(), z.unknown())))));

function asTable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'question_id' in entry
        ? [[String(entry.question_id), 'value' in entry ? entry.value : null]]
        : [],
    ),
  );
}
