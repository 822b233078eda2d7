import * as z from 'zod/mini';

import { cleanLine, cleanText } from './clean-text';
import { locales } from './text';
import { tableOf } from './written-values';

/** A text of several lines, as `cleanText` stores it. */
export const textOfLines = z.pipe(z.string(), z.transform(cleanText));
/** A text of one line, as `cleanLine` stores it. */
export const textOfLine = z.pipe(z.string(), z.transform(cleanLine));

/** Longest text of one line. */
export const longestLine = 200;

/** An optional text; empty means none. Up to 200 characters it is one line. */
export const optionalText = (maximum = 5000) =>
  z.optional(
    z.nullable(z.pipe(maximum > longestLine ? textOfLines : textOfLine, z.string().check(z.maxLength(maximum)))),
  );
/** Texts by language and field: `{ es: { name: "…" } }`. English is the base text of the record itself. */
export const translations = z.optional(
  z.nullable(tableOf(z.partialRecord(z.enum(locales), z.record(z.string(), z.string().check(z.maxLength(60_000)))))),
);
