import { AppError, isLocale, type Locale, type RecordKind, recordKinds } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/parse';
import { readSources, type SourceRow } from '../search/search.repository';
import { drawShareImage } from './draw-share-image';

/** Pictures kept in memory; each has about 40 kB. */
const mostKept = 250;

const paramsSchema = z.object({
  resource: z.enum(recordKinds),
  file: z.string().check(z.regex(/^[\w.~-]{1,200}\.png$/)),
});
const querySchema = z.object({ lang: z.optional(z.string()), v: z.optional(z.string().check(z.maxLength(40))) });

/**
 * The picture a record is shared with, drawn of its title (1200×630). It is drawn once for each state of the record;
 * an address that names the state (`v`) may be kept for good. One is drawn at a time, so that a crawler that asks for
 * hundreds does not take the processors from everybody else.
 */
export function mountShareImage(app: FastifyInstance, deps: ApiDeps): void {
  const kept = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  const pictureOf = (key: string, kind: RecordKind, row: SourceRow, locale: Locale): Promise<Buffer> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawn = queue.then(() => paint(kind, row, locale, deps.env.productName));
    queue = drawn.catch(() => kept.delete(key));
    kept.set(key, drawn);
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(old);
    return drawn;
  };

  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/share/:resource/:file`, async (request, reply) => {
      const params = z.safeParse(paramsSchema, request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const { lang, v } = parseQuery(querySchema, request);
      const locale = isLocale(lang) ? lang : 'en';
      const { resource, file } = params.data;
      const now = deps.clock();
      const found = await sql<{ record_id: number; state: number }>`select record_id,
          (extract(epoch from updated_at) * 1000)::bigint as state from search_entries
        where kind = ${resource} and slug = ${file.slice(0, -'.png'.length)}
          and (visible_from is null or visible_from <= ${now})`.execute(deps.reads);
      const entry = found.rows[0];
      const [row] =
        entry === undefined ? [] : await readSources(deps.reads, [{ kind: resource, ...entry }], { lang: locale, now });
      if (entry === undefined || row === undefined) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const picture = await pictureOf(`${resource}/${entry.record_id}/${locale}/${entry.state}`, resource, row, locale);
      const isOfState = v === String(entry.state);
      void reply
        .type('image/png')
        .header('cache-control', isOfState ? 'public, max-age=31536000, immutable' : 'public, max-age=600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
      return reply.send(picture);
    });
}

async function paint(kind: RecordKind, row: SourceRow, locale: Locale, productName: string): Promise<Buffer> {
  const { slug, title } = row;
  const svg = drawShareImage({ kind, slug, title, note: noteOf(row, locale), locale, productName });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 96, compressionLevel: 9 }).toBuffer();
}

function noteOf({ kind, note, at, timezone }: SourceRow, locale: Locale): string {
  const day =
    kind === 'events' && at !== null
      ? at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timezone ?? 'UTC' })
      : '';
  return [day, note].filter(Boolean).join(' · ');
}
