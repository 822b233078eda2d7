import type { ColumnType, Generated } from 'kysely';

import type {
  Json,
  MaybeTime,
  NamedRow,
  Optional,
  PageRow,
  Time,
  Translations,
} from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    areas: NamedRow & { description: Optional<string>; color: Optional<string> };
    tags: NamedRow;
    event_categories: NamedRow & { deleted_at: MaybeTime };
    countries: { id: Generated<number>; code: string; name: string; translations: Json<Translations> };
    states: { id: Generated<number>; code: string; country_code: string; name: string };
    chapters: PageRow & {
      name: string;
      status: ColumnType<string, string | undefined, string>;
      city: string;
      state: Optional<string>;
      country_code: string;
      latitude: Optional<number>;
      longitude: Optional<number>;
      timezone: string;
      languages: Json<readonly string[]>;
      founded_on: Optional<string>;
      email: Optional<string>;
      website: Optional<string>;
      linkedin: Optional<string>;
      instagram: Optional<string>;
    };
    chapter_leaders: { chapter_id: number; user_id: number; position: Generated<number> };
    events: PageRow & {
      title: string;
      starts_at: Time;
      ends_at: Time;
      timezone: string;
      format: string;
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
