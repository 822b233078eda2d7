import type { Locale, Page } from '@enlace/shared-contract';

/** Below it, what is found is no help. */
const enough = 0.3;

/** Words of a mistyped path, without the signs and the language: `/chapter/bogata-co` is `chapter bogata co`. */
export function wordsOfPath(pathname: string): string {
  return decoded(pathname)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** What names the record: the last part of the path, or nothing when there is only one. */
export function recordWords(pathname: string): string {
  const parts = decoded(pathname).split('/').filter(Boolean);
  return wordsOfPath(parts.at(-1) ?? '');
}

/** Whether a text is written much like the words. */
export function isNear(words: string, text: string): boolean {
  return likeness(pieces(words), pieces(text)) >= enough;
}

/** Pages whose path or title is written much like the words, the nearest first. */
export function nearPages(pages: readonly Page[], pathname: string, locale: Locale): Page[] {
  const wanted = pieces(wordsOfPath(pathname));
  return pages
    .filter((page) => page.layout === 'public' && !page.protected && !page.path.includes(':'))
    .map((page) => ({
      page,
      likeness: Math.max(
        likeness(wanted, pieces(wordsOfPath(page.path))),
        likeness(wanted, pieces(page.title[locale])),
      ),
    }))
    .filter((entry) => entry.likeness >= enough)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ page }) => page);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Pieces of three letters, the measure of the API's near search. */
function pieces(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
    }),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return shared === 0 ? 0 : shared / Math.min(one.size, other.size) / 2 + shared / (one.size + other.size - shared) / 2;
}
