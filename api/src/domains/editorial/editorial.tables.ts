import type { Locale } from '@enlace/shared-contract';
import type { ColumnType } from 'kysely';

import type {
  Json,
  MaybeJson,
  MaybeTime,
  NamedRow,
  Optional,
  PageRow,
  Picture,
  Row,
  Translations,
} from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    categories: NamedRow;
    news: Omit<PageRow, 'description' | 'cover'> & {
      title: string;
      body: Optional<string>;
      featured_image: MaybeJson<Picture>;
      language: ColumnType<Locale, Locale | undefined, Locale>;
      author_id: Optional<number>;
      published_at: MaybeTime;
    };
    news_categories: { news_id: number; category_id: number };
    news_tags: { news_id: number; tag_id: number };
    pages: Omit<PageRow, 'description' | 'cover'> & { title: string; body: Optional<string> };
    page_roles: { page_id: number; role_id: number };
    page_permissions: { page_id: number; permission_id: number };
    press: Row & {
      translations: Json<Translations>;
      title: string;
      outlet: string;
      kind: string;
      url: Optional<string>;
      /** `YYYY-MM-DD`. */
      published_on: string;
      author: Optional<string>;
      quote: Optional<string>;
      language: string;
      summary: Optional<string>;
      cover: MaybeJson<Picture>;
    };
  }
}
