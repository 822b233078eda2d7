import type { Locale } from '@enlace/shared-contract';
import type { ColumnType, Generated } from 'kysely';

import type { Json, MaybeTime, Optional, PageRow, Row, Translations } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    courses: PageRow & {
      title: string;
      area_id: Optional<number>;
      level: ColumnType<string, string | undefined, string>;
      language: ColumnType<Locale, Locale | undefined, Locale>;
      hours: Optional<number>;
      minutes: Generated<number>;
      published_at: MaybeTime;
    };
    course_instructors: { course_id: number; user_id: number };
    course_prerequisites: { course_id: number; required_id: number };
    lessons: Row & {
      course_id: number;
      slug: string;
      title: string;
      summary: Optional<string>;
      body: Optional<string>;
      position: number;
      minutes: number;
      kind: ColumnType<string, string | undefined, string>;
      status: ColumnType<string, string | undefined, string>;
      video_url: Optional<string>;
      translations: Json<Translations>;
      deleted_at: MaybeTime;
    };
  }
}
