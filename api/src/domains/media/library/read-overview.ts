import type { MediaOverview } from '@enlace/shared-contract/media';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** SQL condition: picture `t` has no alternative text, in any language or in the named one. */
export function lacksAlt(language: string | null) {
  const texts = language === null ? ['en', 'es', 'pt'] : [language];
  const altTexts = texts.map((each) => sql`nullif(trim(t.alt ->> ${sql.lit(each)}), '')`);
  return sql<boolean>`(t.kind = 'image' and not t.is_decorative and coalesce(${sql.join(altTexts)}) is null)`;
}

/** Folders and tags of the library with their counts, and the number of media that need attention. */
export async function readOverview(db: Db): Promise<MediaOverview> {
  const folders = await sql<{ path: string; count: number }>`select folder as path, count(*) as count from media
    where deleted_at is null and folder is not null group by folder order by folder limit 500`.execute(db);
  const tags = await sql<{ name: string; count: number }>`select tag as name, count(*) as count
    from media, jsonb_array_elements_text(tags) as tag
    where deleted_at is null group by tag order by count(*) desc, tag limit 200`.execute(db);
  const totals = await sql<Omit<MediaOverview, 'folders' | 'tags'>>`select count(*) as total,
      coalesce(sum(t.bytes), 0)::bigint as bytes,
      count(*) filter (where not exists (select 1 from media_uses m where m.media_id = t.id)) as unused,
      count(*) filter (where ${lacksAlt(null)}) as missing_alt
    from media t where t.deleted_at is null`.execute(db);
  const [counts = { total: 0, bytes: 0, unused: 0, missing_alt: 0 }] = totals.rows;
  return { folders: folders.rows, tags: tags.rows, ...counts };
}
