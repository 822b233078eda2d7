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
