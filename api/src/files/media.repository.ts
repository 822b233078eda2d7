import { sql } from 'kysely';

import type { Db } from '../db/database';
import type { Picture } from '../db/core.tables';
import type { Variant } from './media.tables';

/** Where stored files are served. */
export const filesPath = '/api/v2/files/';

/** A stored file as the rest of the API sees it. */
export interface Medium {
  readonly id: number;
  readonly kind: 'image' | 'document';
  readonly url: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly srcset: string | null;
  readonly variants: readonly Variant[];
  readonly alt: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly is_public: boolean;
  readonly created_by: number | null;
}

export type NewMedium = Omit<Medium, 'id'> & { readonly created_at: Date; readonly updated_at: Date };

type Wanted =
  { readonly id: number } | { readonly url: string } | { readonly hash: string; readonly kind: Medium['kind'] };

/** A medium by id, by any of its addresses, or by its content. */
export async function findMedium(db: Db, wanted: Wanted): Promise<Medium | null> {
  const query = db.selectFrom('media').selectAll();
  if ('id' in wanted) return (await query.where('id', '=', wanted.id).executeTakeFirst()) ?? null;
  if ('hash' in wanted) {
    const found = query.where('hash', '=', wanted.hash).where('kind', '=', wanted.kind);
    return (await found.executeTakeFirst()) ?? null;
  }
  const [folder = ''] = mediaFolders(wanted.url);
  const near = query.where(sql<boolean>`left(hash, 32) = ${folder}`);
  const rows = folder === '' ? [] : await near.execute();
  return rows.find(({ variants }) => variants.some(({ url }) => url === wanted.url)) ?? null;
}

/** Adds a medium; when another request was quicker with the same content, hers is answered. */
export async function insertMedium(db: Db, medium: NewMedium): Promise<Medium> {
  const row = { ...medium, alt: JSON.stringify(medium.alt), variants: JSON.stringify(medium.variants) };
  await db
    .insertInto('media')
    .values(row)
    .onConflict((on) => on.columns(['hash', 'kind']).doNothing())
    .execute();
  const found = await findMedium(db, { hash: medium.hash, kind: medium.kind });
  if (found === null) throw new Error('the medium just added is not there');
  return found;
}

/** Folders of the stored files that a text names. */
export function mediaFolders(text: string): string[] {
  return [...new Set([...text.matchAll(/\/api\/v2\/files\/([0-9a-f]{32})\//g)].map(([, folder]) => folder ?? ''))];
}

/** A picture as a row's column keeps it. */
export function pictureOf(medium: Medium, alt?: string): Picture & { readonly srcset?: string } {
  return {
    url: medium.url,
    alt: alt ?? medium.alt['en'] ?? Object.values(medium.alt)[0] ?? '',
    ...(medium.width === null ? {} : { width: medium.width }),
    ...(medium.height === null ? {} : { height: medium.height }),
    ...(medium.srcset === null ? {} : { srcset: medium.srcset }),
  };
}
