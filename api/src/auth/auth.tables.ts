import type { ColumnType, Generated } from 'kysely';

/** A time that is written as a Date and read as one. */
type Time = ColumnType<Date, Date, Date>;
type GeneratedTime = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type SignInProvider = 'password' | 'linkedin';
export type EndReason = 'signed-out' | 'reused' | 'password-changed' | 'account-closed';
export type PinPurpose = 'verify' | 'reset' | 'remove';

/** Tables of migration 0002 that belong to signing in. */
export type AuthTables = {
  sign_ins: {
    id: Generated<string>;
    user_id: number;
    provider: SignInProvider;
    session_version: number;
    created_at: GeneratedTime;
    expires_at: Time;
    ended_at: MaybeTime;
    ended_reason: EndReason | null;
  };
  refresh_tokens: {
    hash: string;
    sign_in_id: string;
    created_at: GeneratedTime;
    expires_at: Time;
    used_at: MaybeTime;
  };
  pins: {
    user_id: number;
    purpose: PinPurpose;
    pin_hash: string;
    attempts: Generated<number>;
    created_at: GeneratedTime;
    expires_at: Time;
  };
  social_accounts: {
    provider: string;
    provider_account_id: string;
    user_id: number;
    created_at: GeneratedTime;
  };
};
