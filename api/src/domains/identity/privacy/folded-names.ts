import { type RawBuilder, sql } from 'kysely';

/** Signs that are one apostrophe in names. */
export const apostrophes = /['’ʼ]/g;

/** The form in which names are compared: letters are composed and in lower case, apostrophes are one. */
export const foldName = (name: string): string => name.normalize('NFC').replace(apostrophes, "'").toLowerCase().trim();

/** As `foldName`. */
export const foldedSql = (name: RawBuilder<unknown>) => sql`translate(lower(normalize(trim(${name}))), '’ʼ', '''''')`;
