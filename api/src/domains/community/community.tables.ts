import type { Generated } from 'kysely';

import type { Json, Optional, Translations } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    countries: {
      id: Generated<number>;
      code: string;
      name: string;
      /** ISO 4217. */
      currency: Optional<string>;
      translations: Json<Translations>;
    };
    states: { id: Generated<number>; code: string; country_code: string; name: string };
    chapter_leaders: { chapter_id: number; user_id: number; position: Generated<number> };
  }
}
