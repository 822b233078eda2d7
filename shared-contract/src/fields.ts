import * as z from 'zod/mini';

import { idInput, trimmedText } from './common-fields';
import { readNumber } from './read-number';
import { listOf, tableOf } from './written-values';

export { id, idInput, image, namedRow, optionalText, slug, timestamp, translations } from './common-fields';

/** Schemas of resources' fields. Limits are in characters unless a name states another unit. */

/** A required line of text. */
export const line = (maximum = 120) => z.pipe(trimmedText, z.string().check(z.minLength(1), z.maxLength(maximum)));
/** A number that can arrive as text. `blank` is the value of an empty field. */
export const optionalNumber = (number: z.ZodMiniNumber, blank: number | null = null) =>
  typedNumber(number, blank, Number);
const typedNumber = (number: z.ZodMiniNumber, blank: number | null, read: (text: string) => number | null) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.transform((value: unknown) => {
          if (typeof value !== 'string') return value;
          if (value.trim() === '') return blank;
          // `0x10` and `1e3` are no numbers of a form.
          return /[^\d\s.+-]/.test(value) ? value : (read(value) ?? value);
        }),
        z.nullable(number),
      ),
    ),
  );
/**
 * A whole number that can arrive as text. `blank` is the value of an empty field. `1.000` is refused, because it is a
 * thousand in some languages.
 */
export const optionalInteger = (minimum: number, maximum: number, blank?: number | null) =>
  typedNumber(z.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), blank ?? null, readNumber);
/** A whole number that is required, and can arrive as text. */
export const requiredInteger = (minimum: number, maximum: number) =>
  z.pipe(optionalInteger(minimum, maximum), z.number());
/** The year in which a company was founded. */
export const foundedYear = optionalInteger(1600, 2100);
/** An address of a web page; only http and https. */
export const optionalUrl = z.optional(
  z.nullable(
    z.pipe(trimmedText, z.union([z.literal(''), z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/))])),
  ),
);
/** As `optionalUrl`, only https. */
export const optionalSecureUrl = z.optional(
  z.nullable(
    z.pipe(trimmedText, z.union([z.literal(''), z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s]+$/))])),
  ),
);
/** As `optionalUrl`, or the path of a stored file. */
export const optionalPageOrFile = z.optional(
  z.nullable(
    z.pipe(
      trimmedText,
      z.union([
        z.literal(''),
        z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s]+|\/api\/v2\/files\/[\w-]+\/[\w-]+\.\w+)$/)),
      ]),
    ),
  ),
);
/** An address without the signs of lists, names and comments, with which two spellings can be one mailbox. */
export const email = z.pipe(
  trimmedText,
  z.string().check(z.maxLength(254), z.regex(/^(?!.*[<>()[\]\\,;:"])[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/)),
);
/** A related row that may be none. */
export const optionalId = z.optional(
  z.nullable(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(idInput),
    ),
  ),
);
/** A choice as forms and queries send it: `true`, `1`, `on`, `yes`, or `false`, `0`, `off`, `no` and nothing. */
export const yesNo = z.pipe(
  z.transform((value: unknown) => {
    const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : value;
    if (word === 'true' || word === '1' || word === 'on' || word === 'yes') return true;
    return word === 'false' || word === '0' || word === 'off' || word === 'no' || word === '' ? false : word;
  }),
  z.boolean(),
);
/** A country, ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A list of ids, as `name[]`, `name[0]` or JSON text sends it. */
export const idList = z.optional(listOf(z.array(idInput).check(z.maxLength(500))));
/**
 * A list of related rows whose pairs have columns, e.g. `pairList({ user_id: idInput, speaker_role: line(80) })`: as
 * `name[0][user_id]`, `name[][user_id]`, JSON text of the list, or of each entry. The relation names the id by `key`.
 */
export const pairList = <T extends z.core.$ZodShape>(shape: T) =>
  z.optional(listOf(z.array(tableOf(z.object(shape))).check(z.maxLength(500))));
/**
 * A file field of a form: an upload, the id of a medium, a picture as an answer carried it (unchanged), or nothing. The
 * API checks the content; it stores an upload and answers an `image`.
 */
export const fileInput = z.optional(z.nullable(z.unknown()));
/** An instant, ISO 8601, as a form sends it. A day without an hour is its first moment in UTC. */
export const requiredInstant = z.pipe(
  z.string().check(
    z.regex(/^[12]\d{3}-[01]\d-[0-3]\d(T[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/),
    z.refine((text) => !Number.isNaN(Date.parse(text))),
  ),
  z.transform((text) => new Date(text).toISOString()),
);
/** An instant that can be missing; empty means none. */
export const optionalInstant = z.optional(z.nullable(z.union([z.literal(''), requiredInstant])));
/** A time zone, e.g. `America/Bogota`; the API checks that it exists. */
export const timeZone = z.string().check(z.maxLength(60), z.regex(/^[\w+-]+(\/[\w+-]+)*$/));
