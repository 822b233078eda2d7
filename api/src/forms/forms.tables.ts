import type { FormKind, FormState, Locale, RegistrationKind } from '@enlace/shared-contract';
import type { ColumnType, Generated } from 'kysely';

import type { Picture, Translations } from '../db/core.tables';

type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Read parsed; written as JSON text, which both drivers take. */
type Json<T> = ColumnType<T, string | undefined, string>;

export type FormFamily = 'press' | 'investor' | 'contact' | 'company' | 'sponsors';

/** Tables of migration 0006. */
export interface FormTables {
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
    search_text: string;
    text_print: Optional<string>;
    sender_print: Optional<string>;
    token_hash: Optional<string>;
    token_expires_at: MaybeTime;
    created_at: Time;
    updated_at: Time;
    deleted_at: MaybeTime;
  };
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
