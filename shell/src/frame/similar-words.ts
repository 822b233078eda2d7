import type { Page } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';

/** Minimum similarity of a useful match. */
const enough = 0.3;

/** Words of a mistyped path, without signs and language: `/chapter/bogata-co` is `chapter bogata co`. */
export function wordsOfPath(pathname: string): string {
  return decodePath(pathname)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The name of the record: the last part of the path; empty for a single part. */
export function recordWords(pathname: string): string {
  const parts = decodePath(pathname).split('/').filter(Boolean);
  return wordsOfPath(parts.at(-1) ?? '');
}

/** Whether a text is spelled like the words. */
export function isSimilar(words: string, text: string): boolean {
  return likeness(pieces(words), pieces(text)) >= enough;
}

/** Pages whose path or title is spelled like the words, best match first. */
export function similarPages(pages: readonly Page[], pathname: string, locale: Locale): Page[] {
  const wantedPieces = pieces(wordsOfPath(pathname));
  return pages
    .filter((page) => page.layout === 'public' && !page.protected && !page.path.includes(':'))
    .map((page) => ({
      page,
      likeness: Math.max(
        likeness(wantedPieces, pieces(wordsOfPath(page.path))),
        likeness(wantedPieces, pieces(page.title[locale])),
      ),
    }))
    .filter((entry) => entry.likeness >= enough)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ page }) => page);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Pieces of three letters, as in the API's search for similar names. */
function pieces(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => {
      const paddedWord = `  ${word} `;
      return Array.from({ length: paddedWord.length - 2 }, (_, index) => paddedWord.slice(index, index + 3));
    }),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return shared === 0 ? 0 : shared / Math.min(one.size, other.size) / 2 + shared / (one.size + other.size - shared) / 2;
}
