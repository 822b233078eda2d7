import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { formerName } from '../../../infrastructure/db/person-column';
import type { Account } from './find-accounts';
import { apostrophes, foldedSql } from './folded-names';

/** A text that identifies a person, as it can occur in copies of data. */
export interface Trace {
  readonly text: string;
  /** The text that replaces it. */
  readonly replacement: string;
  /**
   * `name`: another person can have the same one. `family name`: only saved views are searched. `talk`: only copies of
   * events are searched.
   */
  readonly kind: 'contact' | 'name' | 'family name' | 'talk';
}

/** Text in the place of a removed address or number. */
const removedText = 'removed';
/** Characters; shorter texts occur by chance. */
const shortestTrace = 6;
const shortestFamilyName = 4;

/**
 * The texts that identify the owner of these accounts: verified addresses, telephone numbers, LinkedIn addresses, the
 * full name unless another account has the same one, the family name unless name, city or company of another account
 * contain it, and the words about the person in talks.
 */
export async function findTraces(trx: Db, accounts: readonly Account[]): Promise<Trace[]> {
  const ids = sql.join(accounts.map(({ id }) => id));
  const contacts = await sql<{ text: string | null }>`select unnest(array[phone, linkedin]) as text from users
    where id in (${ids})`.execute(trx);
  const names = await sql<{
    text: string;
  }>`select distinct trim(u.first_name || ' ' || u.last_name) as text from users u
    where u.id in (${ids}) and trim(u.last_name) <> '' and not exists (select 1 from users o
      where o.id not in (${ids}) and ${foldedSql(sql`o.last_name`)} = ${foldedSql(sql`u.last_name`)}
        and ${foldedSql(sql`o.first_name`)} = ${foldedSql(sql`u.first_name`)})`.execute(trx);
  const familyNames = await sql<{ text: string }>`select distinct trim(u.last_name) as text from users u
    where u.id in (${ids}) and trim(u.last_name) <> '' and not exists (select 1 from users o
      where o.id not in (${ids}) and strpos(${wordsSql(sql`concat_ws(' | ', o.first_name, o.last_name, o.city,
        o.company)`)}, ${wordsSql(sql`u.last_name`)}) > 0)`.execute(trx);
  const talks = await sql<{ name: string; headline: string | null }>`select name, headline from event_speakers
    where user_id in (${ids})`.execute(trx);
  const traces: Trace[] = [
    ...accounts.filter(({ isAddressVerified }) => isAddressVerified).map(({ email }) => contact(email)),
    ...contacts.rows.map(({ text }) => contact(text ?? '')),
    ...names.rows.map(({ text }) => ({ text, replacement: formerName, kind: 'name' as const })),
    ...familyNames.rows.map(({ text }) => ({ text, replacement: formerName, kind: 'family name' as const })),
    ...talks.rows.flatMap(({ name, headline }) => [
      { text: name, replacement: formerName, kind: 'talk' as const },
      { text: headline ?? '', replacement: '', kind: 'talk' as const },
    ]),
  ];
  const uniqueTraces = new Map(traces.map((trace) => [`${trace.kind} ${trace.text.toLowerCase()}`, trace]));
  return [...uniqueTraces.values()].filter(
    ({ text, kind }) =>
      text.trim().length >= (kind === 'family name' ? shortestFamilyName : shortestTrace) && text !== formerName,
  );
}

function contact(text: string): Trace {
  return { text, replacement: removedText, kind: 'contact' };
}

/** Whole words of a text between spaces. */
const wordsSql = (text: RawBuilder<unknown>) =>
  sql`' ' || translate(${foldedSql(text)}, ',.;:()/-', '        ') || ' '`;

/**
 * The forms in which a text occurs: composed and decomposed letters, each apostrophe, as it is and encoded in the query
 * of an address.
 */
export function formsOf(text: string): string[] {
  const spellings = ["'", '’', 'ʼ']
    .map((sign) => text.replace(apostrophes, sign))
    .flatMap((spelling) => [spelling.normalize('NFC'), spelling.normalize('NFD')]);
  return [
    ...new Set(
      [text, ...spellings].flatMap((spelling) => [
        spelling,
        encodeURIComponent(spelling),
        new URLSearchParams([['', spelling]]).toString().slice(1),
      ]),
    ),
  ];
}

/**
 * Finds a text as a whole: an address is not found inside a longer address, a name not inside a longer word. An encoded
 * character (`%3A`) is no part of a word. A family name is not found in the name of a parameter (`state=4`).
 */
export function patternOf(text: string, kind: Trace['kind'] | 'word'): RegExp {
  const escapedText = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const place = kind === 'family name' ? String.raw`(?:(?<==[^&\s]*)|(?![^&=\s]*=))` : '';
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_.+-](?<!%[0-9A-F]{2}))${escapedText}(?![\p{L}\p{M}\p{N}_]|[.-][\p{L}\p{N}])${place}`,
    'giu',
  );
}
