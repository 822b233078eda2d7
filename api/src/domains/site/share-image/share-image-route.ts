import { AppError, isLocale, type Locale, type RecordKind, recordKinds } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/parse';
import { readSources, type SourceRow } from '../search/search.repository';
import { drawShareImage } from './draw-share-image';

/** The most pictures in memory; each has about 40 kB. */
const mostPictures = 250;

const paramsSchema = z.object({
  resource: z.enum(recordKinds),
  file: z.string().check(z.regex(/^[\w.~-]{1,200}\.png$/)),
});
const querySchema = z.object({ lang: z.optional(z.string()), v: z.optional(z.string().check(z.maxLength(40))) });

/**
 * The picture of a record for social networks (1200×630), drawn from its title. It is drawn once for each state of the
 * record; an address that names the state (`v`) can be cached for ever. Pictures are drawn one after the other, so that
 * a crawler with hundreds of requests does not block the processors.
 */
export function mountShareImage(app: FastifyInstance, deps: ApiDeps): void {
  const pictures = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  const pictureOf = (key: string, kind: RecordKind, row: SourceRow, locale: Locale): Promise<Buffer> => {
    const knownPicture = pictures.get(key);
    if (knownPicture !== undefined) return knownPicture;
    const newPicture = queue.then(() => paint(kind, row, locale, deps.env.productName));
    queue = newPicture.catch(() => pictures.delete(key));
    pictures.set(key, newPicture);
    for (const old of [...pictures.keys()].slice(0, Math.max(0, pictures.size - mostPictures))) pictures.delete(old);
    return newPicture;
  };

  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/share/:resource/:file`, async (request, reply) => {
      const params = z.safeParse(paramsSchema, request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const { lang, v } = parseQuery(querySchema, request);
      const locale = isLocale(lang) ? lang : 'en';
      const { resource, file } = params.data;
      const now = deps.clock();
      const result = await sql<{ record_id: number; state: number }>`select record_id,
          (extract(epoch from updated_at) * 1000)::bigint as state from search_entries
        where kind = ${resource} and slug = ${file.slice(0, -'.png'.length)}
          and (visible_from is null or visible_from <= ${now})`.execute(deps.reads);
      const entry = result.rows[0];
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
