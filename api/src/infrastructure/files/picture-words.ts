import type { Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import { filesPath, type Medium, mediaFolders } from './media.repository';

type Row = Readonly<Record<string, unknown>>;
type Words = Pick<Medium, 'alt'> & { readonly is_decorative: boolean };

/**
 * Rows whose pictures say what they show as the library does now, in the language asked for (null: English), and
 * nothing where the library calls them decorative. What the library has no words for, and words that a row has of its
 * own, stay.
 */
export async function withPictureWords<T extends Row>(
  db: Db,
  rows: readonly T[],
  lang: Locale | null,
): Promise<readonly T[]> {
  const folders = [...new Set(rows.flatMap((row) => picturesIn(row).map(({ url }) => folderOf(url))))];
  if (folders.length === 0) return rows;
  const { rows: media } = await sql<Words & { folder: string }>`select left(hash, 32) as folder, alt, is_decorative
    from media where kind = 'image' and left(hash, 32) in (${sql.join(folders)})`.execute(db);
  const known = new Map(media.map((medium) => [medium.folder, medium]));
  return rows.map((row) => describe(row, (url) => known.get(folderOf(url)), lang));
}

/**
 * A value without the note that words are a picture's own: that is for a form to know, which must not take them for the
 * library's. Answers the very same value when there is none.
 */
export function withoutOwnMarks<T>(value: T): T;
export function withoutOwnMarks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries: unknown[] = value.map((held: unknown) => withoutOwnMarks(held));
    return entries.every((held, index) => held === value[index]) ? value : entries;
  }
  const kept = Object.entries(value).filter(([name]) => name !== 'own_alt');
  const entries = kept.map(([name, held]): [string, unknown] => [name, withoutOwnMarks<unknown>(held)]);
  const isSame =
    entries.length === Object.keys(value).length && entries.every(([, held], at) => held === kept[at]?.[1]);
  return isSame ? value : Object.fromEntries(entries);
}

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly own_alt?: boolean;
}

function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (isPicture(value)) return value.own_alt === true ? [] : [value];
  return Object.values(value).flatMap((held) => picturesIn(held));
}

function isPicture(value: object): value is Picture {
  if (!('url' in value) || !('alt' in value)) return false;
  return typeof value.alt === 'string' && typeof value.url === 'string' && value.url.startsWith(filesPath);
}

/** The same value, or a copy in which pictures are described anew. */
function describe<T>(value: T, find: (url: string) => Words | undefined, lang: Locale | null): T;
function describe(value: unknown, find: (url: string) => Words | undefined, lang: Locale | null): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isPicture(value)) {
    const words = value.own_alt === true ? undefined : find(value.url);
    return words === undefined ? value : { ...value, alt: wordsIn(words, lang) ?? value.alt };
  }
  if (Array.isArray(value)) return value.map((held: unknown) => describe(held, find, lang));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, describe(held, find, lang)]));
}

function wordsIn({ alt, is_decorative }: Words, lang: Locale | null): string | undefined {
  if (is_decorative) return '';
  return [alt[lang ?? 'en'], alt['en'], ...Object.values(alt)].find((text) => text !== undefined && text !== '');
}

function folderOf(url: string): string {
  return mediaFolders(url)[0] ?? '';
}
