import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import { filesPath, type Medium, mediaFolders } from './media.repository';

type Row = Readonly<Record<string, unknown>>;
type Words = Pick<Medium, 'alt'> & { readonly is_decorative: boolean };

/**
 * Gives the pictures of rows the library's present alternative text, in the requested language (null: English), and
 * an empty text when the library calls them decorative. Pictures keep their text when the library has none, and when
 * the row has its own.
 */
export async function withPictureWords<T extends Row>(
  db: Db,
  rows: readonly T[],
  lang: Locale | null,
): Promise<readonly T[]> {
  const pictures: Picture[] = [];
  for (const row of rows) collectPictures(row, pictures);
  if (pictures.length === 0) return rows;
  const folders = [...new Set(pictures.map(({ url }) => folderOf(url)))];
  const { rows: media } = await sql<Words & { folder: string }>`select left(hash, 32) as folder, alt, is_decorative
    from media where kind = 'image' and left(hash, 32) in (${sql.join(folders)})`.execute(db);
  const knownMedia = new Map(media.map((medium) => [medium.folder, medium]));
  return rows.map((row) => describe(row, (url) => knownMedia.get(folderOf(url)), lang));
}

/**
 * Removes the mark `own_alt`, which only forms need: they must not confuse a picture's own text with the library's.
 * Returns the same object when there is no mark.
 */
export function withoutOwnMarks<T>(value: T): T;
export function withoutOwnMarks(value: unknown): unknown {
  return hasOwnMark(value) ? removeOwnMarks(value) : value;
}

function hasOwnMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasOwnMark);
  if ('own_alt' in value) return true;
  for (const name in value) {
    const entry: unknown = Reflect.get(value, name);
    if (typeof entry === 'object' && entry !== null && hasOwnMark(entry)) return true;
  }
  return false;
}

function removeOwnMarks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(removeOwnMarks);
  const keptEntries = Object.entries(value).filter(([name]) => name !== 'own_alt');
  return Object.fromEntries(keptEntries.map(([name, entry]) => [name, removeOwnMarks(entry)]));
}

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly own_alt?: boolean;
}

function collectPictures(value: unknown, pictures: Picture[]): void {
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  if (isPicture(value)) {
    if (value.own_alt !== true) pictures.push(value);
    return;
  }
  for (const entry of Object.values(value)) if (typeof entry === 'object') collectPictures(entry, pictures);
}

function isPicture(value: object): value is Picture {
  if (!('url' in value) || !('alt' in value)) return false;
  return typeof value.alt === 'string' && typeof value.url === 'string' && value.url.startsWith(filesPath);
}

/** Returns the same value, or a copy with new alternative texts. */
function describe<T>(value: T, find: (url: string) => Words | undefined, lang: Locale | null): T;
function describe(value: unknown, find: (url: string) => Words | undefined, lang: Locale | null): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isPicture(value)) {
    const words = value.own_alt === true ? undefined : find(value.url);
    return words === undefined ? value : { ...value, alt: wordsIn(words, lang) ?? value.alt };
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => describe(entry, find, lang));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, describe(entry, find, lang)]));
}

function wordsIn({ alt, is_decorative }: Words, lang: Locale | null): string | undefined {
  if (is_decorative) return '';
  return [alt[lang ?? 'en'], alt['en'], ...Object.values(alt)].find((text) => text !== undefined && text !== '');
}

function folderOf(url: string): string {
  return mediaFolders(url)[0] ?? '';
}
