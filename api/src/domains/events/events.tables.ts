import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, MaybeTime, Optional } from '../../infrastructure/db/column-types';

interface Times {
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}

declare module '../../infrastructure/db/database' {
  interface Tables {
    event_chapters: { event_id: number; chapter_id: number };
    event_event_categories: { event_id: number; event_category_id: number };
    event_categories_general: { event_id: number; category_id: number };
    event_tags: { event_id: number; tag_id: number };
    event_speakers: {
      id: Generated<number>;
      event_id: number;
      user_id: Optional<number>;
      name: ColumnType<string, string | undefined, string>;
      headline: Optional<string>;
      speaker_role: string;
      position: Generated<number>;
    };
    ticket_roles: { ticket_id: number; role_id: number };
    capacities: {
      id: Generated<number>;
      kind: 'event' | 'ticket';
      owner_id: number;
      event_id: number;
      total: number | null;
      sold: Generated<number>;
      held: Generated<number>;
    };
    orders: Times & {
      id: Generated<number>;
      event_id: number;
      reference: string;
      secret_hash: Optional<string>;
      state: 'held' | 'confirmed' | 'cancelled' | 'expired';
      user_id: Optional<number>;
      first_name: Optional<string>;
      last_name: Optional<string>;
      email: Optional<string>;
      locale: string;
      currency: string;
      total: Generated<number>;
      expires_at: MaybeTime;
      is_extended: Generated<boolean>;
      confirmed_at: MaybeTime;
    };
    order_items: {
      id: Generated<number>;
      order_id: number;
      ticket_id: number;
      quantity: number;
      unit_price: number;
    };
    attendees: Times & {
      id: Generated<number>;
      event_id: number;
      ticket_id: number;
      order_id: number;
      user_id: Optional<number>;
      first_name: string;
      last_name: string;
      email: string;
      locale: string;
      slug: string;
      secret: string;
      state: ColumnType<'confirmed' | 'cancelled', 'confirmed' | 'cancelled' | undefined, 'confirmed' | 'cancelled'>;
      cancelled_at: MaybeTime;
      cancel_reason: Optional<string>;
    };
  }
}
