import type { Focus, Recipe } from '@enlace/shared-contract/media';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import type { Picture } from '../db/column-types';
import type { OriginalPicture, Variant } from './media.tables';

/** Path under which stored files are served. */
export const filesPath = '/api/v2/files/';

/** Folder of the files that attendees send as answers. */
export const answersFolder = 'answers';

/** Folder of the files that learners hand in. */
export const tasksFolder = 'tasks';

/** Folder of the files of applications for jobs. */
export const applicationsFolder = 'applications';

const addressPattern = /^\/api\/v2\/files\/([0-9a-f]{32})\/[a-z0-9]{1,12}\.[a-z0-9]{2,5}$/;

/** A stored file, as the rest of the API uses it. */
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
  /** File name at the upload. */
  readonly name: string | null;
  readonly folder: string | null;
  readonly recipe: Recipe | null;
  /** Present while a recipe turns or crops the picture. */
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
 * A medium by id, by any present or earlier address (a recipe changes the address), or by its content. A medium in
 * the trash is returned only for its content, because an upload of the same content restores it.
 */
export async function findMedium(db: Db, criteria: Wanted): Promise<Medium | null> {
  const query = db.selectFrom('media').selectAll();
  const keptMedia = query.where('deleted_at', 'is', null);
  if ('id' in criteria) return (await keptMedia.where('id', '=', criteria.id).executeTakeFirst()) ?? null;
  if ('hash' in criteria) {
    const media = query.where('hash', '=', criteria.hash).where('kind', '=', criteria.kind);
    return (await media.executeTakeFirst()) ?? null;
  }
  const [, folder = ''] = addressPattern.exec(criteria.url) ?? [];
  const rows = folder === '' ? [] : await keptMedia.where(sql<boolean>`left(hash, 32) = ${folder}`).execute();
  return rows.find(({ variants }) => variants.some(({ url }) => url === criteria.url)) ?? rows[0] ?? null;
}

/** Adds a medium. When another request has just added the same content, answers that medium. */
export async function insertMedium(db: Db, medium: NewMedium): Promise<Medium> {
  const row = { ...medium, alt: JSON.stringify(medium.alt), variants: JSON.stringify(medium.variants) };
  await db
    .insertInto('media')
    .values(row)
    .onConflict((on) => on.columns(['hash', 'kind']).doNothing())
    .execute();
  const storedMedium = await findMedium(db, { hash: medium.hash, kind: medium.kind });
  if (storedMedium === null) throw new Error('the medium just added is not there');
  return storedMedium;
}

/** Restores a medium from the trash, because its content was uploaded again. */
export async function reviveMedium(db: Db, id: number, at: Date): Promise<Medium> {
  const changes = { deleted_at: null, updated_at: at };
  return db.updateTable('media').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Facts of the first public upload of a content. */
interface PublicFacts {
  readonly name: string | null;
  readonly createdBy: number | null;
  readonly folder: string | null;
}

/** Makes a medium public that was an attachment: its content was uploaded again, for all. */
export async function publishMedium(
  db: Db,
  id: number,
  { name, createdBy, folder }: PublicFacts,
  at: Date,
): Promise<Medium> {
  const changes = { is_public: true, name, created_by: createdBy, folder, deleted_at: null, updated_at: at };
  return db.updateTable('media').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Folders of the stored files that a text refers to. */
export function mediaFolders(text: string): string[] {
  return [...new Set([...text.matchAll(/\/api\/v2\/files\/([0-9a-f]{32})\//g)].map(([, folder]) => folder ?? ''))];
}

/** A picture as stored in a column of a row. Its own alternative text replaces the library's text in every language. */
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
