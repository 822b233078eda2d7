import type { ColumnType, Generated } from 'kysely';

import type { Json, Optional, PageRow, Time, Translations } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    countries: { id: Generated<number>; code: string; name: string; translations: Json<Translations> };
    states: { id: Generated<number>; code: string; country_code: string; name: string };
    chapter_leaders: { chapter_id: number; user_id: number; position: Generated<number> };
    events: PageRow & {
      title: string;
      starts_at: Time;
      ends_at: Time;
      timezone: string;
      format: string;
      language: Optional<string>;
      status: ColumnType<string, string | undefined, string>;
      venue_name: Optional<string>;
      venue_address: Optional<string>;
      city: Optional<string>;
      country_code: Optional<string>;
      capacity: Optional<number>;
      going_count: Generated<number>;
      price_from: Generated<number>;
      currency: ColumnType<string, string | undefined, string>;
    };
    event_chapters: { event_id: number; chapter_id: number };
    event_event_categories: { event_id: number; event_category_id: number };
    event_tags: { event_id: number; tag_id: number };
    event_speakers: {
      id: Generated<number>;
      event_id: number;
      user_id: Optional<number>;
      name: string;
      headline: Optional<string>;
      speaker_role: string;
      position: Generated<number>;
    };
  }
}
