import type { Privacy } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import type { ColumnType, Generated } from 'kysely';

import type {
  GeneratedTime,
  Json,
  MaybeJson,
  MaybeTime,
  Optional,
  Picture,
  Row,
  Time,
} from '../../infrastructure/db/column-types';

export type SignInProvider = 'password' | 'linkedin';
export type SecondFactorKind = 'passkey' | 'totp';
export type EndReason =
  'signed-out' | 'reused' | 'password-changed' | 'account-closed' | 'email-changed' | 'ended-by-user';
/** `email` proves a new address of an account; `proof` goes to the present address before a sensitive change. */
export type PinPurpose = 'verify' | 'reset' | 'remove' | 'email' | 'proof';

declare module '../../infrastructure/db/database' {
  interface Tables {
    users: Row & {
      email: string;
      password_hash: Optional<string>;
      first_name: string;
      last_name: string;
      headline: Optional<string>;
      bio: Optional<string>;
      city: Optional<string>;
      country_code: Optional<string>;
      locale: ColumnType<Locale, Locale | undefined, Locale>;
      linkedin: Optional<string>;
      website: Optional<string>;
      github: Optional<string>;
      avatar: MaybeJson<Picture>;
      area_id: Optional<number>;
      chapter_id: Optional<number>;
      seniority_id: Optional<number>;
      state_id: Optional<number>;
      job_title_id: Optional<number>;
      is_social: Generated<boolean>;
      has_page: Generated<boolean>;
      is_shown_in_chapter: Generated<boolean>;
      email_verified_at: MaybeTime;
      session_version: Generated<number>;
      disabled_at: MaybeTime;
      last_sign_in_at: MaybeTime;
      deleted_at: MaybeTime;
      phone: Optional<string>;
      company: Optional<string>;
      /** Only the levels that the user has changed. */
      privacy: Json<Readonly<Partial<Privacy>>>;
      removal_requested_at: MaybeTime;
      removal_due_at: MaybeTime;
      anonymised_at: MaybeTime;
    };
    user_job_skills: { user_id: number; job_skill_id: number };
    user_job_types: { user_id: number; job_type_id: number };
    user_languages: { user_id: number; language_proficiency_id: number };
    permissions: { id: Generated<number>; name: string; description: Optional<string> };
    user_roles: { user_id: number; role_id: number };
    role_permissions: { role_id: number; permission_id: number };
    user_permissions: { user_id: number; permission_id: number };
    distinct_accounts: { one_id: number; other_id: number; marked_by: Optional<number>; marked_at: Time };
    sign_ins: {
      id: Generated<string>;
      user_id: number;
      provider: SignInProvider;
      session_version: number;
      created_at: GeneratedTime;
      expires_at: Time;
      ended_at: MaybeTime;
      ended_reason: EndReason | null;
      proved_at: MaybeTime;
      /** Keyed hash of the network of the sign-in, see `auth/known-devices.ts`; missing for older ones. */
      network_hash: Optional<string>;
      /** Names of `auth/browser-of.ts`; missing for older ones. */
      browser: Optional<string>;
      system: Optional<string>;
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
      link_hash: Optional<string>;
      attempts: Generated<number>;
      created_at: GeneratedTime;
      expires_at: Time;
    };
    email_changes: {
      id: Generated<number>;
      user_id: number;
      old_email: string;
      new_email: string;
      created_at: GeneratedTime;
      completed_at: MaybeTime;
      replaced_at: MaybeTime;
      undone_at: MaybeTime;
    };
    second_factors: {
      id: Generated<number>;
      user_id: number;
      kind: SecondFactorKind;
      name: ColumnType<string, string | undefined, string>;
      created_at: GeneratedTime;
      /** Null for an app whose first code is missing. */
      confirmed_at: MaybeTime;
      last_used_at: MaybeTime;
      /** Encrypted, see `second-factor/totp.ts`. */
      secret: Optional<string>;
      last_step: Optional<number>;
      credential_id: Optional<string>;
      /** Base64url. */
      public_key: Optional<string>;
      counter: Generated<number>;
      /** Separated by commas. */
      transports: ColumnType<string, string | undefined, string>;
    };
    recovery_codes: { user_id: number; hash: string; created_at: GeneratedTime; used_at: MaybeTime };
    second_steps: {
      hash: string;
      user_id: number;
      purpose: 'sign-in' | 'add-passkey';
      browser_hash: ColumnType<string, string | undefined, string>;
      provider: SignInProvider;
      session_version: number;
      attempts: Generated<number>;
      passkey_challenge: Optional<string>;
      created_at: GeneratedTime;
      expires_at: Time;
    };
    social_accounts: {
      provider: string;
      provider_account_id: string;
      user_id: number;
      created_at: GeneratedTime;
    };
  }
}
