import { type RawBuilder, sql } from 'kysely';

import type { ConcernedRows } from './concerned-rows';
import type { CopyColumn } from './copy-columns';

/**
 * A text about one order, ticket, donation, membership or entry, written by another person, e.g. the reason of a refund.
 */
export interface ConcernedText extends Pick<CopyColumn, 'table' | 'column' | 'type' | 'removes'> {
  /** Condition for the rows that concern the removed person; the alias of the table is `t`. */
  readonly isConcerned: (rows: ConcernedRows) => RawBuilder<unknown>;
  /** Names of other people of the same order, event or entry, which stay: SQL of an array of texts. */
  readonly otherNames: RawBuilder<unknown>;
  /** Name of the removed person in the row itself, as SQL. */
  readonly ownName?: RawBuilder<unknown>;
  /** Whether a single word in lower case stays: the text has words that are not about the person, e.g. "sol". */
  readonly keepsLowerCase?: boolean;
}

const noNames = sql`array[]::text[]`;
const nameOfRow = sql`concat_ws(' ', first_name, last_name)`;
const namesOfOrder = (id: RawBuilder<unknown>) => sql`array(select ${nameOfRow} from attendees where order_id = ${id}
  union select ${nameOfRow} from orders where id = ${id})`;
const namesOfEvent = (id: RawBuilder<unknown>) => sql`array(select ${nameOfRow} from attendees where event_id = ${id}
  union select ${nameOfRow} from orders where event_id = ${id})`;
const orderOfAudit = sql`(case t.resource when 'orders' then t.row_id::bigint
  when 'attendees' then (select a.order_id from attendees a where a.id = t.row_id::bigint) end)`;
const nameOfSender = sql`array[concat_ws(' ', t.name, t.data ->> 'first_name', t.data ->> 'last_name')]`;

const isOneOf = (id: RawBuilder<unknown>, ids: readonly number[]) => sql`${id} = any(${[...ids]}::bigint[])`;
const subjectOf = (purpose: string) =>
  sql`(select p.subject_id from payments p where p.id = t.payment_id and p.purpose like ${purpose})`;
const [orderOfRefund, donationOfRefund] = [subjectOf('order'), subjectOf('%donation')];
const isAudit = (resource: string, ids: readonly number[]) =>
  sql`(t.resource = ${resource} and t.row_id = any(${ids.map(String)}::text[]))`;
/** Audit entries of memberships have the id of the account. */
const isConcernedAudit = ({ orders, tickets, donations, accounts }: ConcernedRows) =>
  sql`(${isAudit('orders', orders)} or ${isAudit('attendees', tickets)} or ${isAudit('donations', donations)}
    or ${isAudit('memberships', accounts)})`;
const isEntry = ({ entries }: ConcernedRows) => isOneOf(sql`t.id`, entries);
const oldAccount = sql`t.data ->> 'old_account_name'`;

/**
 * Texts from which the removal takes each name of the person, also a first or a family name alone. In other texts a
 * single name can mean another person, so only full names and contacts are removed there (`copy-columns.ts`). What the
 * accounts need stays: amounts, currencies, times, and the numbers of orders.
 */
export const concernedTexts: readonly ConcernedText[] = [
  {
    table: 'refunds',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ orders, donations }) =>
      sql`(${isOneOf(orderOfRefund, orders)} or ${isOneOf(donationOfRefund, donations)})`,
    otherNames: namesOfOrder(orderOfRefund),
  },
  {
    table: 'donation_receipts',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ donations }) => isOneOf(sql`t.donation_id`, donations),
    otherNames: noNames,
  },
  {
    table: 'membership_invoices',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ invoices }) => isOneOf(sql`t.id`, invoices),
    otherNames: noNames,
  },
  {
    table: 'membership_refunds',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ invoices }) => isOneOf(sql`t.invoice_id`, invoices),
    otherNames: noNames,
  },
  {
    table: 'attendees',
    column: 'cancel_reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ orders }) => isOneOf(sql`t.order_id`, orders),
    otherNames: namesOfOrder(sql`t.order_id`),
  },
  {
    table: 'attendees',
    column: 'answers',
    type: 'json',
    removes: 'text',
    isConcerned: ({ orders }) => isOneOf(sql`t.order_id`, orders),
    otherNames: namesOfOrder(sql`t.order_id`),
  },
  {
    table: 'event_cancellations',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ events }) => isOneOf(sql`t.event_id`, events),
    otherNames: namesOfEvent(sql`t.event_id`),
    keepsLowerCase: true,
  },
  {
    table: 'revisions',
    column: 'reason',
    type: 'text',
    removes: 'text',
    isConcerned: ({ events }) => sql`t.resource = 'events' and ${isOneOf(sql`t.row_id`, events)}`,
    otherNames: namesOfEvent(sql`t.row_id`),
    keepsLowerCase: true,
  },
  {
    table: 'audit_entries',
    column: 'before',
    type: 'json',
    removes: 'audit',
    isConcerned: isConcernedAudit,
    otherNames: namesOfOrder(orderOfAudit),
    keepsLowerCase: true,
  },
  {
    table: 'audit_entries',
    column: 'after',
    type: 'json',
    removes: 'audit',
    isConcerned: isConcernedAudit,
    otherNames: namesOfOrder(orderOfAudit),
    keepsLowerCase: true,
  },
  // The text of the search is cleaned first, because the field contains the name that is searched.
  {
    table: 'form_entries',
    column: 'search_text',
    type: 'text',
    removes: 'text',
    isConcerned: isEntry,
    otherNames: nameOfSender,
    ownName: oldAccount,
  },
  {
    table: 'form_entries',
    column: 'data',
    type: 'json',
    removes: 'text',
    isConcerned: isEntry,
    otherNames: nameOfSender,
    ownName: oldAccount,
  },
];
