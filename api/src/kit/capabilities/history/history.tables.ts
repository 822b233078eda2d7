import type { MovedPart, RevisionAction } from '@enlace/shared-contract/admin';
import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Reads return parsed JSON; writes take JSON text, which both drivers accept. */
type Json<T> = ColumnType<T, string, string>;
type Values = Readonly<Record<string, unknown>>;

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
  }
}
