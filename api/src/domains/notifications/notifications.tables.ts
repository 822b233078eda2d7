import type { ColumnType, Generated } from 'kysely';

import type { Optional } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    notifications: {
      id: Generated<number>;
      user_id: number;
      template: string;
      facts: ColumnType<Readonly<Record<string, unknown>>, string, string>;
      link: string | null;
      created_at: ColumnType<Date, Date | undefined, Date>;
      read_at: Optional<Date>;
    };
  }
}
