import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { formerName } from '../../../infrastructure/db/person-column';
import type { Account } from './find-accounts';
import { foldedSql, foldName } from './folded-names';

/** Rows that concern a person and have texts of others, and the names by which these rows can call the person. */
export interface ConcernedRows {
  readonly accounts: readonly number[];
  /** Orders of the person, and orders with a ticket for the person. */
  readonly orders: readonly number[];
  readonly tickets: readonly number[];
  /** Events of these orders, and events with a talk of the person. */
  readonly events: readonly number[];
  readonly donations: readonly number[];
  readonly invoices: readonly number[];
  /** Form entries of other addresses that name an old account of the person, and no other account has this name. */
  readonly entries: readonly number[];
  /** Verified addresses in lower case. */
  readonly emails: readonly string[];
  /** Full names and their words: of the accounts, orders, tickets and talks. */
  readonly names: readonly string[];
}

/** Letters of a word; shorter ones, e.g. "de" and "la", are part of other texts. */
const shortestWord = 3;
/** Words of names that are also common words. */
const particles: ReadonlySet<string> = new Set(['das', 'del', 'dos', 'las', 'los', 'san', 'van', 'von']);

/** The rows are read before the removal empties the references to the person. */
export async function findConcernedRows(trx: Db, accounts: readonly Account[]): Promise<ConcernedRows> {
  const ids = accounts.map(({ id }) => id);
  const emails = accounts.filter(({ isAddressVerified }) => isAddressVerified).map(({ email }) => email.toLowerCase());
  const isOwnRow = sql`(t.user_id = any(${ids}::bigint[]) or lower(t.email) = any(${emails}::text[]))`;
  const tickets = await sql<{ id: number; order_id: number }>`select id, order_id from attendees t
    where ${isOwnRow}`.execute(trx);
  const orders = await sql<{ id: number; event_id: number }>`select id, event_id from orders t
    where ${isOwnRow} or id = any(${tickets.rows.map((ticket) => ticket.order_id)}::bigint[])
      or (form is not null and (lower(form -> 'buyer' ->> 'email') = any(${emails}::text[])
        or exists (select 1 from jsonb_array_elements(form -> 'people') p (entry)
          where lower(entry -> 'person' ->> 'email') = any(${emails}::text[]))))`.execute(trx);
  const talks = await sql<{ event_id: number }>`select distinct event_id from event_speakers
    where user_id = any(${ids}::bigint[])`.execute(trx);
  const donations = await sql<{ id: number }>`select id from donations
    where user_id = any(${ids}::bigint[]) or lower(donor_email) = any(${emails}::text[])`.execute(trx);
  const invoices = await sql<{ id: number }>`select id from membership_invoices
    where user_id = any(${ids}::bigint[])`.execute(trx);
  const names = await sql<{ name: string }>`select concat_ws(' ', first_name, last_name) as name from users
      where id = any(${ids}::bigint[])
    union select concat_ws(' ', first_name, last_name) from orders t where ${isOwnRow}
    union select concat_ws(' ', first_name, last_name) from attendees t where ${isOwnRow}
    union select name from event_speakers where user_id = any(${ids}::bigint[])`.execute(trx);
  const fullNames = names.rows.map(({ name }) => name.trim()).filter((name) => name !== '' && name !== formerName);
  const entries = await sql<{ id: number }>`select id from form_entries
    where lower(data ->> 'old_account_email') = any(${emails}::text[])
      or (${foldedSql(sql`data ->> 'old_account_name'`)} = any(${fullNames.map(foldName)}::text[])
        and not exists (select 1 from users o where o.id <> all(${ids}::bigint[])
          and ${foldedSql(sql`concat_ws(' ', o.first_name, o.last_name)`)} = ${foldedSql(sql`data ->> 'old_account_name'`)}))`.execute(
    trx,
  );
  return {
    accounts: ids,
    donations: donations.rows.map(({ id }) => id),
    invoices: invoices.rows.map(({ id }) => id),
    orders: orders.rows.map(({ id }) => id),
    tickets: tickets.rows.map(({ id }) => id),
    events: [...new Set([...orders.rows, ...talks.rows].map(({ event_id: id }) => id))],
    entries: entries.rows.map(({ id }) => id),
    emails,
    names: [...new Set(fullNames.flatMap((name) => [name, ...wordsOf(name)]))],
  };
}

/** The words of a name that identify its owner in a text about one order. */
export function wordsOf(name: string): string[] {
  return partsOf(name).filter((word) => [...word].length >= shortestWord && !particles.has(word.toLowerCase()));
}

/** The words of a name; a word with hyphens, and each of its parts. */
export function partsOf(name: string): string[] {
  return name.split(/\s+/).flatMap((word) => [...new Set([word, ...word.split(/[-‐‑]/)])]);
}
