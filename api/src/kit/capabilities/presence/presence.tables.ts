import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date, Date>;

declare module '../../../infrastructure/db/database' {
  interface Tables {
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
  }
}
