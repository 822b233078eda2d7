import * as z from 'zod/mini';

import {
  calendarDay,
  countryCode,
  fileInput,
  idList,
  image,
  namedRow,
  optionalInstant,
  optionalInteger,
  optionalLocalInstant,
  optionalNumber,
  optionalPageOrFile,
  optionalSecureUrl,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredText,
  translations as writtenTranslations,
  yesNo,
} from './fields';
import { optionalGitHub, optionalInstagram, optionalLinkedIn } from './network-fields';

export { detail } from './read-fields';

/*
 * The kinds of fields; import all of them as `field`: `name: field.line(120)`. Lengths are in characters. A value that
 * can be missing is null in answers, and empty, null or absent in bodies.
 */

const emptyText = z.literal('');
const readText = z.nullable(z.string());
const readNumber = z.nullable(z.number());
const alt = optionalText(300);
/** Uploads, ids of media, or pictures as an answer carried them; the API checks what they are. */
const fileList = z.optional(z.array(z.unknown()).check(z.maxLength(20)));

/** Texts by language and field. */
export const translations = { read: z.optional(writtenTranslations), write: writtenTranslations };
/** A required line of text. */
export const line = (maximum?: number) => ({ read: z.string(), write: requiredLine(maximum) });
/** A required text of several lines. */
export const longText = (maximum: number) => ({ read: z.string(), write: requiredText(maximum) });
/** A text that can be missing. */
export const text = (maximum?: number) => ({ read: readText, write: optionalText(maximum) });
/** The address of a web page; it can be missing. */
export const url = { read: readText, write: optionalUrl };
/** As `url`, only https. */
export const secureUrl = { read: readText, write: optionalSecureUrl };
/** The address of a web page or the path of a stored file; it can be missing. */
export const pageOrFile = { read: readText, write: optionalPageOrFile };
/** A page on LinkedIn; it can be missing. Stored addresses of other sites are read, but not written again. */
export const linkedin = { read: readText, write: optionalLinkedIn };
/** As `linkedin`, on GitHub. */
export const github = { read: readText, write: optionalGitHub };
/** As `linkedin`, on Instagram. */
export const instagram = { read: readText, write: optionalInstagram };
/** A number that can be missing. */
export const number = (minimum: number, maximum: number) => ({
  read: readNumber,
  write: optionalNumber(z.number().check(z.minimum(minimum), z.maximum(maximum))),
});
/** A whole number that can be missing. */
export const wholeNumber = (minimum: number, maximum: number) => ({
  read: readNumber,
  write: optionalInteger(minimum, maximum),
});
/** A whole number; `blank` is the value of an empty field. */
export const wholeNumberOr = (blank: number, minimum: number, maximum: number) => ({
  read: z.number(),
  write: optionalInteger(minimum, maximum, blank),
});
/** One of a list of values; required. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return { read: z.enum(values), write: z.enum(values) };
}
/** One of a list of values, for a column with a default. */
export function oneOfOrDefault<const T extends readonly string[]>(values: T) {
  return { read: z.enum(values), write: z.optional(z.enum(values)) };
}
/** One of a list of values; it can be missing. */
export function oneOfOrNone<const T extends readonly string[]>(values: T) {
  return { read: z.nullable(z.enum(values)), write: z.optional(z.nullable(z.union([emptyText, z.enum(values)]))) };
}
/** Yes or no, for a column with a default. */
export const flag = { read: z.boolean(), write: z.optional(yesNo) };
/** A day, `YYYY-MM-DD`; it can be missing. */
export const day = {
  read: readText,
  write: z.optional(z.nullable(z.union([emptyText, calendarDay]))),
};
/** An instant, ISO 8601; it can be missing. */
export const instant = { read: readText, write: optionalInstant };
/** As `instant`, of an event or a part of it: a time without a zone is by the clock of the event. */
export const localInstant = { read: readText, write: optionalLocalInstant };
/** A country, ISO 3166-1 alpha-2; it can be missing. */
export const country = {
  read: readText,
  write: z.optional(z.nullable(z.union([emptyText, countryCode]))),
};
/**
 * A picture that can be missing: an upload, the id of a medium, or the picture as an answer carried it (unchanged).
 * `<name>_alt` describes an upload in words.
 */
export const picture = { read: z.nullable(image), write: fileInput, alt };
/**
 * Pictures: uploads or ids of media in `attach_<name>`, addresses of pictures in `detach_<name>`. `<name>_alt` describes
 * the uploads in words.
 */
export const gallery = { read: z.array(image), attach: fileList, alt, detach: fileList };
/** Rows of the resource `target`; bodies have ids in `attach_<name>` and `detach_<name>`. */
export function relation<T extends z.ZodMiniType = typeof namedRow>(target: string, row?: T) {
  return { read: z.array((row ?? namedRow) as T), attach: idList, detach: idList, target };
}
/** A field that an answer can leave out. */
export function optional<F extends { readonly read: z.ZodMiniType }>(
  field: F,
): Omit<F, 'read'> & { readonly read: z.ZodMiniOptional<F['read']> } {
  return { ...field, read: z.optional<F['read']>(field.read) };
}
