import type {
  ConvertTarget,
  FormFamilyName,
  FormKind,
  FormState,
  RegistrationKind,
} from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import type { ColumnType, Generated } from 'kysely';

import type { Picture, Translations } from '../../infrastructure/db/column-types';

type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** The value is parsed when it is read; it is written as JSON text, which both drivers accept. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** A group of forms whose entries are read by one resource. */
export type FormFamily = FormFamilyName;

interface ThreadRow {
  id: Generated<number>;
  entry_id: number;
  author_id: Optional<number>;
  created_at: Time;
}

declare module '../../infrastructure/db/database' {
  interface Tables {
    contact_topics: {
      id: Generated<number>;
      slug: string;
      name: string;
      position: number;
      translations: Json<Translations>;
    };
    form_entries: {
      id: Generated<number>;
      reference: string;
      family: FormFamily;
      kind: FormKind;
      state: FormState;
      locale: Locale;
      name: Optional<string>;
      email: Optional<string>;
      company_name: Optional<string>;
      topic_id: Optional<number>;
      chapter_id: Optional<number>;
      data: Json<Readonly<Record<string, unknown>>>;
      logo: ColumnType<Picture | null, string | null | undefined, string | null>;
      is_complete: ColumnType<boolean, boolean | undefined, boolean>;
      score: ColumnType<number, number | undefined, number>;
      signals: Json<readonly string[]>;
      note: Optional<string>;
      assignee_id: Optional<number>;
      search_text: string;
      text_print: Optional<string>;
      sender_print: Optional<string>;
      token_hash: Optional<string>;
      token_expires_at: MaybeTime;
      created_at: Time;
      updated_at: Time;
      deleted_at: MaybeTime;
    };
    form_notes: ThreadRow & { text: string; request_key: Optional<string> };
    form_replies: ThreadRow & {
      recipient: string;
      locale: Locale;
      subject: string;
      body: string;
      request_key: string;
      outbox_id: Optional<number>;
    };
    form_conversions: ThreadRow & { target: ConvertTarget; target_id: number; is_new: boolean };
    used_proofs: { nonce: string; expires_at: Date };
    registrations: {
      user_id: number;
      kind: RegistrationKind;
      company_name: Optional<string>;
      score: ColumnType<number, number | undefined, number>;
      mails_count: ColumnType<number, number | undefined, number>;
      mailed_at: Time;
      created_at: Time;
      updated_at: Time;
    };
  }
}
