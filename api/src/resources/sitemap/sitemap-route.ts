import { AppError, sitemapCalls, sitemapPartSize, type RecordKind, recordKinds } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../deps';
import { serveCall } from '../../kit/serve-call';

const memorySeconds = 300;

const paramsSchema = z.object({
  kind: z.enum(recordKinds),
  part: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50_000)),
});

/** Every record with a public page that search engines may list, in parts; see migrations 0009 and 0010 for what `search_entries` holds. */
export function mountSitemap(app: FastifyInstance, deps: ApiDeps): void {
  const listed = () => {
    const now = deps.clock();
    return sql`is_indexed and (visible_from is null or visible_from <= ${now})
      and (visible_until is null or visible_until > ${now})`;
  };

  serveCall(app, sitemapCalls.parts, async (_request, reply) => {
    const { rows } = await sql<{ kind: RecordKind; part: number; lastmod: Date }>`
      select kind, 1 + (place - 1) / ${sql.lit(sitemapPartSize)} as part, max(updated_at) as lastmod
      from (select kind, updated_at, row_number() over (partition by kind order by record_id) as place
        from search_entries where ${listed()}) as placed
      group by kind, part order by kind, part`.execute(deps.reads);
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows.map((row) => ({ ...row, lastmod: row.lastmod.toISOString() })) };
  });

  serveCall(app, sitemapCalls.part, async (request, reply) => {
    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such part' });
    const { kind, part } = params.data;
    const { rows } = await sql<{ slug: string; lastmod: Date }>`select slug, updated_at as lastmod from search_entries
      where kind = ${kind} and ${listed()} order by record_id
      limit ${sitemapPartSize} offset ${(part - 1) * sitemapPartSize}`.execute(deps.reads);
    if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'no such part' });
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows.map(({ slug, lastmod }) => ({ slug, lastmod: lastmod.toISOString() })) };
  });
}
