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
  };
  caught_mails: {
    id: Generated<number>;
    at: Time;
    sender: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** The calendar file of the mail. */
    calendar: ColumnType<string | null, string | null | undefined, string | null>;
  };
};
