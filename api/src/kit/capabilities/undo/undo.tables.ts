import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date, Date>;

declare module '../../../infrastructure/db/database' {
  interface Tables {
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
  }
}
