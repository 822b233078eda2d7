import type { Focus, Recipe } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import type { Picture } from '../db/column-types';
import type { OriginalPicture, Variant } from './media.tables';

/** Where stored files are served. */
export const filesPath = '/api/v2/files/';

const addressPattern = /^\/api\/v2\/files\/([0-9a-f]{32})\/[a-z0-9]{1,12}\.[a-z0-9]{2,5}$/;

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
  /** As the file was called when it was sent. */
  readonly name: string | null;
  readonly folder: string | null;
  readonly recipe: Recipe | null;
  /** Set while a recipe turns or crops the picture. */
  readonly original: OriginalPicture | null;
  readonly deleted_at: Date | null;
}

export type NewMedium = Omit<Medium, 'id' | 'recipe' | 'original' | 'deleted_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

type Wanted =
  { readonly id: number } | { readonly url: string } | { readonly hash: string; readonly kind: Medium['kind'] };

/**
 * A medium by id, by any address it has or had (a recipe gives it new ones), or by its content. One in the trash is
 * found by its content only: it is to be taken out again.
 */
export async function findMedium(db: Db, wanted: Wanted): Promise<Medium | null> {
  const query = db.selectFrom('media').selectAll();
  const kept = query.where('deleted_at', 'is', null);
  if ('id' in wanted) return (await kept.where('id', '=', wanted.id).executeTakeFirst()) ?? null;
  if ('hash' in wanted) {
    const found = query.where('hash', '=', wanted.hash).where('kind', '=', wanted.kind);
    return (await found.executeTakeFirst()) ?? null;
  }
  const [, folder = ''] = addressPattern.exec(wanted.url) ?? [];
  const rows = folder === '' ? [] : await kept.where(sql<boolean>`left(hash, 32) = ${folder}`).execute();
  return rows.find(({ variants }) => variants.some(({ url }) => url === wanted.url)) ?? rows[0] ?? null;
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

/** Takes a medium out of the trash: its content was sent again. */
export async function reviveMedium(db: Db, id: number, at: Date): Promise<Medium> {
  const changes = { deleted_at: null, updated_at: at };
  return db.updateTable('media').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Folders of the stored files that a text names. */
export function mediaFolders(text: string): string[] {
  return [...new Set([...text.matchAll(/\/api\/v2\/files\/([0-9a-f]{32})\//g)].map(([, folder]) => folder ?? ''))];
}

/** A picture as a row's column keeps it. Words of its own stand over those of the library, in every language. */
export function pictureOf(
  medium: Pick<Medium, 'url' | 'alt' | 'width' | 'height' | 'srcset' | 'recipe'>,
  alt?: string,
): Picture & { readonly srcset?: string; readonly focus?: Focus; readonly own_alt?: true } {
  const isOwn = alt !== undefined && alt !== '' && !Object.values(medium.alt).includes(alt);
  return {
    url: medium.url,
    alt: alt ?? medium.alt['en'] ?? Object.values(medium.alt)[0] ?? '',
    ...(medium.width === null ? {} : { width: medium.width }),
    ...(medium.height === null ? {} : { height: medium.height }),
    ...(medium.srcset === null ? {} : { srcset: medium.srcset }),
    ...(medium.recipe?.focus ? { focus: medium.recipe.focus } : {}),
    ...(isOwn ? { own_alt: true } : {}),
  };
}
