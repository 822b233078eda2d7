import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Mail tables of migration 0002. JSON columns take text and return parsed values. */
export type MailTables = {
  outbox_mails: {
    id: Generated<number>;
    template: string;
    locale: string;
    recipient: string;
    values: ColumnType<unknown, string, string>;
    created_at: Time;
    sent_at: MaybeTime;
    failed_at: MaybeTime;
    /** Switched off by the recipient: never sent. */
    is_declined: ColumnType<boolean, boolean | undefined, boolean>;
    /** Caused by staff: does not count as a mail of a stranger. */
    is_by_staff: ColumnType<boolean, boolean | undefined, boolean>;
    /** Without codes. */
    subject: ColumnType<string, string | undefined, string>;
    /** Why the mail was given up. */
    failure: ColumnType<string | null, string | null | undefined, string | null>;
    /** Given up by an administrator, or of no use any more: does not count as failed. */
    given_up_at: MaybeTime;
  };
  caught_mails: {
    id: Generated<number>;
    at: Time;
    sender: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** The address of the header List-Unsubscribe. */
    unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
    /** The calendar file of the mail. */
    calendar: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** What a user has switched, by kind. */
  message_choices: { user_id: number; kind: string; has_mail: boolean; has_notification: boolean };
  /** Kinds of mails that were stopped by the link of a mail, by the hash of the address. */
  mail_stops: { email_hash: string; kind: string; at: Time };
  /** Users with one mail a day. */
  mail_digests: { user_id: number; timezone: string; last_day: ColumnType<string, string, string> };
  /** Mails that wait for the digest. */
  held_mails: { mail_id: number; user_id: number };
};
