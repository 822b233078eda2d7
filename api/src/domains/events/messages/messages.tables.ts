import type { eventMessageStates, MessageSegment, MessageTexts } from '@enlace/shared-contract/events';
import type { Generated } from 'kysely';

import type { GeneratedTime, Json, MaybeTime, Optional } from '../../../infrastructure/db/column-types';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    event_messages: {
      id: Generated<number>;
      event_id: number;
      author_id: Optional<number>;
      /** Made by the sender: the same key sends one message. */
      key: string;
      state: Generated<(typeof eventMessageStates)[number]>;
      texts: Json<MessageTexts>;
      segment: Json<MessageSegment>;
      send_at: MaybeTime;
      started_at: MaybeTime;
      finished_at: MaybeTime;
      expected: Generated<number>;
      created_at: GeneratedTime;
      updated_at: GeneratedTime;
    };
    /** The mail of an attendee, or of a person who waits. */
    event_message_mails: {
      id: Generated<number>;
      message_id: number;
      attendee_id: Optional<number>;
      waiting_entry_id: Optional<number>;
      mail_id: number;
      is_failed: Generated<boolean>;
      /** The person has switched such mails off. */
      is_declined: Generated<boolean>;
    };
  }
}
