import type { MovedPart, RevisionAction } from '@enlace/shared-contract/admin';
import type { ErrorCode, FieldErrors } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Reads return parsed JSON; writes take JSON text, which both drivers accept. */
type Json<T> = ColumnType<T, string, string>;
type Values = Readonly<Record<string, unknown>>;

/** The reason why a plan failed. */
export interface PlanFailure {
  readonly code: ErrorCode;
  readonly locale: Locale;
  readonly fields: FieldErrors;
}

declare module '../../../infrastructure/db/database' {
  interface Tables {
    revisions: {
      id: Generated<number>;
      resource: string;
      row_id: number;
      n: number;
      at: Time;
      version: MaybeTime;
      actor_id: number | null;
      action: RevisionAction;
      before: Json<Values>;
      after: Json<Values>;
      reason: string | null;
      moved: ColumnType<readonly MovedPart[] | null, string | null | undefined, string | null>;
    };
    removals: {
      id: Generated<number>;
      resource: string;
      row_id: number;
      label: string;
      actor_id: number | null;
      at: Time;
      until: Time;
      taken: ColumnType<unknown, string | null, string | null>;
    };
    presences: {
      resource: string;
      row_id: number;
      user_id: number;
      page: Generated<string>;
      sign: Generated<string>;
      connection: Generated<string>;
      state: 'viewing' | 'editing';
      since: Time;
      seen_at: Time;
    };
    drafts: {
      resource: string;
      row_id: number;
      body: Json<Values>;
      base_version: Time;
      updated_at: Time;
      updated_by: number | null;
    };
    publications: {
      id: Generated<number>;
      resource: string;
      row_id: number;
      action: 'publish' | 'unpublish';
      at: Time;
      actor_id: number | null;
      reason: string | null;
      failed_at: MaybeTime;
      /** The reason of a failure; its texts are in the language of the user who planned. Migration 0019. */
      failure: ColumnType<PlanFailure | null, string | null, string | null>;
    };
  }
}
