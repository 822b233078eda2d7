import { AppError } from '@enlace/shared-contract/errors';
import { wholeInput } from '@enlace/shared-contract/lists';
import { sitemapCalls, sitemapPartSize, type RecordKind, recordKinds } from '@enlace/shared-contract/site';
import { type Locale, locales } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { serveCall } from '../../../kit/core/http/serve-call';
import { noteSources } from '../search/note-sources';

const memorySeconds = 300;

const paramsSchema = z.object({
  kind: z.enum(recordKinds),
  part: wholeInput(1, 50_000),
});

interface ListedRecord {
  readonly slug: string;
  readonly lastmod: Date;
  readonly languages: Locale[] | null;
}

/** The languages of an article: its own and those of its translations. Other records are available in all languages. */
const articleLanguages = sql`(select json_agg(l.code order by l.code) from news n,
  lateral (select n.language as code union select k.code from jsonb_object_keys(n.translations) as k(code)) as l
  where n.id = record_id)`;

function partEntry({ slug, lastmod, languages }: ListedRecord) {
  const isInAll = languages === null || languages.length === locales.length;
  return { slug, lastmod: lastmod.toISOString(), ...(isInAll ? {} : { languages }) };
}

/**
 * All public records that search engines may list, in parts. The migrations 0009 and 0010 describe `search_entries`.
 */
export function mountSitemap(app: FastifyInstance, deps: ApiDeps): void {
  const listedCondition = () => {
    const now = deps.clock();
    return sql`is_indexed and (visible_from is null or visible_from <= ${now})
      and (visible_until is null or visible_until > ${now})`;
  };

  // The part of a record depends on its id alone: a new record changes only the last part.
  serveCall(app, sitemapCalls.parts, async (_request, reply) => {
    noteSources();
    const { rows } = await sql<{ kind: RecordKind; part: number; lastmod: Date }>`
      select k.kind, p.part, newest.lastmod
      from unnest(array[${sql.join(recordKinds)}]::text[]) as k(kind)
      cross join lateral generate_series(1, (select (max(record_id) - 1) / ${sql.lit(sitemapPartSize)} + 1
        from search_entries where kind = k.kind and is_indexed)::int) as p(part)
      cross join lateral (select max(updated_at) as lastmod from search_entries
        where kind = k.kind and record_id > (p.part - 1)::bigint * ${sql.lit(sitemapPartSize)}
          and record_id <= p.part::bigint * ${sql.lit(sitemapPartSize)} and ${listedCondition()}) as newest
      where newest.lastmod is not null order by k.kind, p.part`.execute(deps.reads);
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows.map((row) => ({ ...row, lastmod: row.lastmod.toISOString() })) };
  });

  serveCall(app, sitemapCalls.part, async (request, reply) => {
    noteSources();
    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such part' });
    const { kind, part } = params.data;
    const languages = kind === 'news' ? articleLanguages : sql`null`;
    const { rows } =
      await sql<ListedRecord>`select slug, updated_at as lastmod, ${languages} as languages from search_entries
      where kind = ${kind} and ${listedCondition()} and record_id > ${(part - 1) * sitemapPartSize}::bigint
        and record_id <= ${part * sitemapPartSize}::bigint order by record_id`.execute(deps.reads);
    if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'no such part' });
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows.map(partEntry) };
  });
}
