import { AppError } from '@enlace/shared-contract/errors';
import { type RecordKind, recordKinds } from '@enlace/shared-contract/site';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/core/http/parse';
import { readSources } from '../search/search.repository';
import { drawShareImage, type ShareCard } from './draw-share-image';
import { isListName } from './list-cards';
import { listCard, recordCard } from './share-cards';

/** The most pictures in memory; each has about 40 kB. */
const mostPictures = 250;

const paramsSchema = z.object({
  resource: z.enum([...recordKinds, 'lists']),
  file: z.string().check(z.regex(/^[\w.~-]{1,200}\.png$/)),
});
const querySchema = z.object({ lang: z.optional(z.string()), v: z.optional(z.string().check(z.maxLength(40))) });

/** A card, the key of its state, and how long a browser may keep its picture. */
interface CardState {
  readonly card: ShareCard;
  readonly key: string;
  readonly cacheControl: string;
}

/**
 * The picture of a record or of a page with a list, for social networks (1200×630), drawn from its title. It is drawn
 * once for each state of the record; an address that names the state (`v`) can be cached for ever. Pictures are drawn
 * one after the other, so that a crawler with hundreds of requests does not block the processors.
 */
export function mountShareImage(app: FastifyInstance, deps: ApiDeps): void {
  const pictures = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  const pictureOf = ({ key, card }: CardState): Promise<Buffer> => {
    const knownPicture = pictures.get(key);
    if (knownPicture !== undefined) return knownPicture;
    const newPicture = queue.then(() => paint(card));
    queue = newPicture.catch(() => pictures.delete(key));
    pictures.set(key, newPicture);
    for (const old of [...pictures.keys()].slice(0, Math.max(0, pictures.size - mostPictures))) pictures.delete(old);
    return newPicture;
  };

  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/share/:resource/:file`, async (request, reply) => {
      const params = z.safeParse(paramsSchema, request.params);
      const { lang, v } = parseQuery(querySchema, request);
      const locale = isLocale(lang) ? lang : 'en';
      const state = params.success ? await findCard(deps, params.data, locale, v) : null;
      if (state === null) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const picture = await pictureOf(state);
      void reply
        .type('image/png')
        .header('cache-control', state.cacheControl)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
      return reply.send(picture);
    });
}

async function findCard(
  deps: ApiDeps,
  { resource, file }: z.infer<typeof paramsSchema>,
  locale: Locale,
  v: string | undefined,
): Promise<CardState | null> {
  const slug = file.slice(0, -'.png'.length);
  if (resource !== 'lists') return findRecordCard(deps, resource, slug, locale, v);
  if (!isListName(slug)) return null;
  const card = listCard(slug, locale, deps.env.productName);
  return { card, key: `lists/${slug}/${locale}`, cacheControl: 'public, max-age=86400' };
}

async function findRecordCard(
  deps: ApiDeps,
  kind: RecordKind,
  slug: string,
  locale: Locale,
  v: string | undefined,
): Promise<CardState | null> {
  const now = deps.clock();
  const result = await sql<{ record_id: number; state: number }>`select record_id,
      (extract(epoch from updated_at) * 1000)::bigint as state from search_entries
    where kind = ${kind} and slug = ${slug}
      and (visible_from is null or visible_from <= ${now})`.execute(deps.reads);
  const entry = result.rows[0];
  if (entry === undefined) return null;
  const [row] = await readSources(deps.reads, [{ kind, ...entry }], { lang: locale, now });
  if (row === undefined) return null;
  return {
    card: recordCard(kind, row, locale, deps.env.productName),
    key: `${kind}/${entry.record_id}/${locale}/${entry.state}`,
    cacheControl: v === String(entry.state) ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
  };
}

async function paint(card: ShareCard): Promise<Buffer> {
  return sharp(Buffer.from(drawShareImage(card)))
    .png({ palette: true, colours: 96, compressionLevel: 9 })
    .toBuffer();
}
