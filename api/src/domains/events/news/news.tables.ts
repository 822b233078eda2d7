import type { newsFacts, newsStates, WordsByLanguage } from '@enlace/shared-contract/events';

import type { GeneratedTime, Json, MaybeTime, Optional } from '../../../infrastructure/db/column-types';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    /** How people are notified of the last change of an event. */
    event_news: {
      event_id: number;
      state: (typeof newsStates)[number];
      /** The facts before the change. */
      earlier: Json<Readonly<Partial<Record<(typeof newsFacts)[number], string>>>>;
      words: Json<WordsByLanguage>;
      /** Null for news that are not planned. */
      send_at: MaybeTime;
      /** The event whose change was copied to this one; dates of one group are notified together. */
      group_id: Optional<number>;
      decided_by: Optional<number>;
      updated_at: GeneratedTime;
    };
  }
}
