import * as z from 'zod/mini';

import { idInput } from './common-fields';
import { isDay } from './days';
import { readNumber } from './read-number';
import { longestLine, textOfLine, textOfLines } from './text-fields';
import { listOf, tableOf } from './written-values';

export { id, idInput, image, namedRow, slug, timestamp, wholeInput } from './common-fields';
export { optionalText, translations } from './text-fields';

/** Schemas of resources' fields. Limits are in characters unless a name states another unit. */

/** A required text of one line, e.g. a title. */
export const requiredLine = (maximum = 120) =>
  z.pipe(textOfLine, z.string().check(z.minLength(1), z.maxLength(maximum)));
/** A required text; up to 200 characters it is one line, as in `optionalText`. */
export const line = (maximum = 120) => (maximum > longestLine ? requiredText(maximum) : requiredLine(maximum));
/** A required text of several lines. */
export const requiredText = (maximum: number) =>
  z.pipe(textOfLines, z.string().check(z.minLength(1), z.maxLength(maximum)));
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
const optionalAddress = (pattern: RegExp) =>
  z.optional(
    z.nullable(z.pipe(textOfLine, z.union([z.literal(''), z.string().check(z.maxLength(500), z.regex(pattern))]))),
  );
/** An address of a web page; only http and https. */
export const optionalUrl = optionalAddress(/^https?:\/\/[^\s]+$/);
/** As `optionalUrl`, only https. */
export const optionalSecureUrl = optionalAddress(/^https:\/\/[^\s]+$/);
/** As `optionalUrl`, or the path of a stored file. */
export const optionalPageOrFile = optionalAddress(/^(?:https?:\/\/[^\s]+|\/api\/v2\/files\/[\w-]+\/[\w-]+\.\w+)$/);
/**
 * An address without the signs of lists, names and comments, with which two spellings can be one mailbox. Dots separate
 * words on both sides, and a host begins and ends with no hyphen, because mail to other addresses never arrives.
 */
const emailPattern = /^(?!.*[<>()[\]\\,;:"])[^\s@.]+(?:\.[^\s@.]+)*@(?:(?!-)[^\s@.]*[^\s@.-]\.)+(?!-)[^\s@.]*[^\s@.-]$/;
export const email = z.pipe(
  textOfLine,
  z.string().check(z.maxLength(254), z.regex(emailPattern), z.regex(/^[^@]{1,64}@/), z.regex(/[^.]{2}$/)),
);
/**
 * A phone number as people write it: `+57 300 123 4567`, `(11) 91234-5678`, `00 52 …`; it can be missing. The API reads it
 * with the country of the record and stores it as E.164.
 */
export const optionalPhone = z.optional(
  z.nullable(
    z.pipe(
      textOfLine,
      z.union([
        z.literal(''),
        z.string().check(
          z.maxLength(40),
          z.regex(/^\(?\+?\(?\d[\d ()./\u2010-\u2015\u2212-]{4,30}(?:(?:ext\.?|x|#) ?\d{1,6})?$/i, {
            error: 'phone',
          }),
        ),
      ]),
    ),
  ),
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
/** A day of the calendar, `2026-02-28`. */
export const calendarDay = z.string().check(z.refine(isDay, { error: 'date' }));

const instantPattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(\.\d{1,6})?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * An instant as ISO 8601 in UTC, and a time without a zone as `2026-12-30T19:00:00` with `zoneless` behind it; null for
 * another text.
 */
function readInstant(text: string, zoneless: 'Z' | ''): string | null {
  const [, day, time = '00:00', seconds = ':00', fraction = '', zone] = instantPattern.exec(text.trim()) ?? [];
  if (!isDay(day)) return null;
  const local = `${day}T${time}${seconds}`;
  const offset = zone ?? zoneless;
  return offset === '' ? local : new Date(`${local}${fraction}${offset}`).toISOString();
}

const instantOf = (zoneless: 'Z' | '') =>
  z.pipe(
    z.string().check(z.refine((text) => readInstant(text, zoneless) !== null, { error: 'date' })),
    z.transform((text) => readInstant(text, zoneless) ?? text),
  );

/** An instant, ISO 8601, as a form sends it. A time without a zone is in UTC, a day without a time is its first moment. */
export const requiredInstant = instantOf('Z');
/** An instant that can be missing; empty means none. */
export const optionalInstant = z.optional(z.nullable(z.union([z.literal(''), requiredInstant])));
/**
 * As `requiredInstant`, of a record that has a time zone. A time without a zone stays local, `2026-12-30T19:00:00`; the API
 * reads it by the clock of the record.
 */
export const localInstant = instantOf('');
/** As `localInstant`; empty means none. */
export const optionalLocalInstant = z.optional(z.nullable(z.union([z.literal(''), localInstant])));
/** The time zone of a browser, for the local times of a file; one that does not exist is read as UTC. */
export const browserZone = z.optional(z.string().check(z.maxLength(60)));
/** A time zone, e.g. `America/Bogota`; the API checks that it exists. */
export const timeZone = z.string().check(z.maxLength(60), z.regex(/^[\w+-]+(\/[\w+-]+)*$/));
