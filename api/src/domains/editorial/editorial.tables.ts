import type { NamedRow } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    categories: NamedRow;
    news_categories: { news_id: number; category_id: number };
    news_tags: { news_id: number; tag_id: number };
    page_roles: { page_id: number; role_id: number };
    page_permissions: { page_id: number; permission_id: number };
  }
}
