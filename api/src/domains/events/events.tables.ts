import type { attendeeStates } from '@enlace/shared-contract/attendees';
import type { WordsByLanguage } from '@enlace/shared-contract/events';
import type { codeKinds, codeScopes, orderStates, waitingStates } from '@enlace/shared-contract/orders';
import type { ColumnType, Generated } from 'kysely';

import type {
  GeneratedTime,
  Json,
  MaybeJson,
  MaybeTime,
  Optional,
  Time,
  Translations,
} from '../../infrastructure/db/column-types';

/** An answer: a text, a number, yes or no, ids of choices, or a file. */
export interface StoredAnswer {
  readonly value: unknown;
  /** Choices that count against their capacity until the ticket is cancelled. */
  readonly choices?: readonly number[];
  /** The text of a consent in the language of the answer, its version, and the time of the consent. */
  readonly text?: string;
  readonly version?: number;
  readonly at?: string;
}

/** Answers of an attendee by the id of their question. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** The buyer of an order and the people who get its tickets, as they are stored until the payment arrives. */
export interface StoredForm {
  readonly buyer: StoredPerson;
  readonly people: readonly {
    readonly ticketId: number;
    readonly person: StoredPerson;
    readonly answers?: StoredAnswers;
    readonly field?: string;
  }[];
}

interface StoredPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

interface Times {
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}

declare module '../../infrastructure/db/database' {
  interface Tables {
    event_chapters: { event_id: number; chapter_id: number };
    event_event_categories: { event_id: number; event_category_id: number };
    event_categories_general: { event_id: number; category_id: number };
    event_sponsors: { event_id: number; company_id: number };
    event_tags: { event_id: number; tag_id: number };
    event_speakers: {
      id: Generated<number>;
      event_id: number;
      user_id: Optional<number>;
      name: ColumnType<string, string | undefined, string>;
      headline: Optional<string>;
      speaker_role: string;
      position: Generated<number>;
      /** Of a speaker without an account. */
      picture: MaybeJson<object>;
      /** Made by the form: the same key adds one speaker. */
      key: Optional<string>;
    };
    ticket_roles: { ticket_id: number; role_id: number };
    capacities: {
      id: Generated<number>;
      kind: 'event' | 'ticket' | 'pool' | 'code';
      owner_id: number;
      event_id: number;
      total: number | null;
      sold: Generated<number>;
      held: Generated<number>;
      pool_id: Optional<number>;
    };
    event_pools: Times & { id: Generated<number>; event_id: number; name: string; total: number };
    event_codes: Times & {
      id: Generated<number>;
      event_id: number;
      code: string;
      kind: (typeof codeKinds)[number];
      value: number;
      scope: (typeof codeScopes)[number];
      ticket_ids: Json<readonly number[]>;
      max_uses: Optional<number>;
      max_per_order: Optional<number>;
      starts_at: MaybeTime;
      ends_at: MaybeTime;
      note: Optional<string>;
    };
    orders: Times & {
      id: Generated<number>;
      event_id: number;
      reference: string;
      secret_hash: Optional<string>;
      /** Hash of the chosen tickets and the code; null for an order that no request began. */
      wish_hash: Optional<string>;
      /** For people, e.g. `7K3Q-92XM`; the database makes it. It opens nothing. */
      number: Generated<string>;
      /** Of the account or network address that booked without a key; it can be compared for a minute only. */
      caller_hash: Optional<string>;
      /** The earlier order of the same people, which has the tickets. */
      repeat_of: Optional<number>;
      state: (typeof orderStates)[number];
      user_id: Optional<number>;
      first_name: Optional<string>;
      last_name: Optional<string>;
      email: Optional<string>;
      locale: string;
      currency: string;
      total: Generated<number>;
      expires_at: MaybeTime;
      is_extended: Generated<boolean>;
      /** Of the network address that holds the seats; null for an order that is not held. */
      address_hash: Optional<string>;
      confirmed_at: MaybeTime;
      /** Buyer and people of a payment that was begun, until the tickets exist. */
      form: MaybeJson<StoredForm>;
      /** Time at which the mails with the tickets were queued. */
      mailed_at: MaybeTime;
      code_id: Optional<number>;
      code_uses: Generated<number>;
      /** What the code saves, in minor units. */
      discount: Generated<number>;
    };
    order_items: {
      id: Generated<number>;
      order_id: number;
      ticket_id: number;
      quantity: number;
      unit_price: number;
      /** What a code saves on each ticket, in minor units. */
      unit_discount: Generated<number>;
    };
    attendees: Times & {
      id: Generated<number>;
      event_id: number;
      ticket_id: number;
      order_id: number;
      user_id: Optional<number>;
      first_name: string;
      last_name: string;
      email: string;
      locale: string;
      slug: string;
      secret: string;
      state: Generated<(typeof attendeeStates)[number]>;
      /** False for a registration without approval, also after its end. */
      had_ticket: Generated<boolean>;
      /** Time at which an organiser approved the registration, or refused it. */
      approved_at: MaybeTime;
      refused_at: MaybeTime;
      cancelled_at: MaybeTime;
      cancel_reason: Optional<string>;
      answers: Json<StoredAnswers>;
      /** Hash of the facts of the event that this person knows. */
      known_facts: Optional<string>;
      /** The price in the order, which stays when the kind changes; null in an order for nothing. */
      unit_price: Optional<number>;
      /** The part of the total of the order, in minor units; null in an order for nothing. */
      paid: Optional<number>;
      /** The refund that returns its price. */
      refund_id: Optional<number>;
      /** The last calendar message about the ticket: its number, and a hash of its method, time and place. */
      calendar_sequence: Optional<number>;
      calendar_facts: Optional<string>;
      /** Time at which the mail with the ticket was not sent, because its address got too many; null after a later one. */
      unmailed_at: MaybeTime;
    };
    /** What people above the capacity have enlarged by one seat. */
    exceeded_seats: { order_id: number; kind: 'event' | 'ticket' | 'pool'; owner_id: number };
    /** Changes of the kind of tickets, by the key of their request. */
    ticket_changes: { attendee_id: number; key: string; ticket_id: number; at: GeneratedTime };
    /** Hashes of the former slugs and codes of tickets that went to another person. */
    ticket_transfers: {
      id: Generated<number>;
      attendee_id: number;
      slug_hash: string;
      secret_hash: Optional<string>;
      at: GeneratedTime;
    };
    waiting_lists: {
      event_id: number;
      is_on: Generated<boolean>;
      is_paused: Generated<boolean>;
      /** Time for the answer to an offer. */
      offer_minutes: Generated<number>;
      updated_at: GeneratedTime;
    };
    /** People who wait for tickets; their places of all times. */
    waiting_entries: Times & {
      id: Generated<number>;
      event_id: number;
      ticket_id: number;
      user_id: Optional<number>;
      first_name: string;
      last_name: string;
      email: string;
      locale: string;
      quantity: number;
      takes_fewer: Generated<boolean>;
      /** Lower places come first; of equal ones the lower id. */
      place: number;
      state: Generated<(typeof waitingStates)[number]>;
      /** The order that holds, or held, the seats of the last offer. */
      order_id: Optional<number>;
      offered_quantity: Optional<number>;
      offered_at: MaybeTime;
      offer_ends_at: MaybeTime;
      /** No offers until then, because the person kept waiting. */
      resumes_at: MaybeTime;
      ended_at: MaybeTime;
      /** The address got too many mails, so that this person has no mail with the place. */
      unmailed_at: MaybeTime;
      /** The mail about the end of the offer waits for the result of its payment. */
      is_end_mail_due: Generated<boolean>;
      /** Hash of the facts of the event that this person knows. */
      known_facts: Optional<string>;
    };
    calendar_links: {
      user_id: number;
      version: Generated<number>;
      is_open: Generated<boolean>;
      created_at: GeneratedTime;
    };
    event_series: Times & {
      id: Generated<number>;
      rule: string;
      timezone: string;
      /** The rule as it was sent, and the first date. */
      settings: Json<{ readonly rule: unknown; readonly first: unknown }>;
    };
    event_series_dates: { event_id: number; series_id: number; planned_at: Time };
    event_cancellations: {
      event_id: number;
      reason: string;
      /** Words of the organiser in the mails. */
      words: Json<WordsByLanguage>;
      is_refunded: boolean;
      order_count: number;
      done_count: Generated<number>;
      failed_orders: Json<readonly number[]>;
      started_at: GeneratedTime;
      finished_at: MaybeTime;
    };
    event_order_mails: { order_id: number; mail_id: number };
    event_reminders: { attendee_id: number; rule: string; starts_at: Time; at: GeneratedTime };
    event_copies: { source_id: number; key: string; event_id: number; created_at: GeneratedTime };
    event_meetings: {
      event_id: number;
      provider: string;
      url: string;
      host_url: Optional<string>;
      external_id: Optional<string>;
      created_at: GeneratedTime;
    };
    ticket_questions: Times & {
      id: Generated<number>;
      event_id: number;
      is_for_all: Generated<boolean>;
      type: string;
      label: string;
      help: Optional<string>;
      is_required: Generated<boolean>;
      is_sensitive: Generated<boolean>;
      position: number;
      min: Optional<string>;
      max: Optional<string>;
      depends_on_id: Optional<number>;
      depends_on_values: Json<readonly string[]>;
      text_version: Generated<number>;
      translations: Json<Translations>;
      deleted_at: MaybeTime;
    };
    /** Tickets of a question that is not for all. */
    ticket_question_tickets: { question_id: number; ticket_id: number };
    ticket_question_choices: {
      id: Generated<number>;
      question_id: number;
      label: string;
      position: number;
      quantity: Optional<number>;
      taken: Generated<number>;
      translations: Json<Translations>;
      deleted_at: MaybeTime;
    };
    download_tokens: { token_hash: string; user_id: number; download: string; expires_at: Time };
  }
}
