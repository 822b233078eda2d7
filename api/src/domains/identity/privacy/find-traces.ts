import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { formerName } from '../../../infrastructure/db/person-column';
import type { Account } from './find-accounts';

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
 * full name unless another account has the same one, the family name unless it is also a word of another account, and
 * the words about the person in talks.
 */
export async function findTraces(trx: Db, accounts: readonly Account[]): Promise<Trace[]> {
  const ids = sql.join(accounts.map(({ id }) => id));
  const contacts = await sql<{ text: string | null }>`select unnest(array[phone, linkedin]) as text from users
    where id in (${ids})`.execute(trx);
  const names = await sql<{
    text: string;
  }>`select distinct trim(u.first_name || ' ' || u.last_name) as text from users u
    where u.id in (${ids}) and trim(u.last_name) <> '' and not exists (select 1 from users o
      where o.id not in (${ids}) and lower(o.last_name) = lower(u.last_name) and lower(o.first_name) = lower(u.first_name))`.execute(
    trx,
  );
  const familyNames = await sql<{ text: string }>`select distinct trim(u.last_name) as text from users u
    where u.id in (${ids}) and trim(u.last_name) <> '' and not exists (select 1 from users o
      where o.id not in (${ids}) and lower(trim(u.last_name)) in (lower(trim(o.first_name)), lower(trim(o.last_name)),
        lower(trim(o.city)), lower(trim(o.company))))`.execute(trx);
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

/** The forms in which a text occurs: as it is, and encoded in the query of an address. */
export function formsOf(text: string): string[] {
  return [...new Set([text, encodeURIComponent(text), new URLSearchParams([['', text]]).toString().slice(1)])];
}

/**
 * Finds a text as a whole: an address is not found inside a longer address, a name not inside a longer word. An encoded
 * character (`%3A`) is no part of a word.
 */
export function patternOf(text: string): RegExp {
  const escapedText = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_.+-](?<!%[0-9A-F]{2}))${escapedText}(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])`,
    'giu',
  );
}
