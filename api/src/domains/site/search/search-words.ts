/** Words a search looks for; more would cost time and narrow nothing. */
const mostWords = 8;

/** A text as it is compared: small letters, no accents, as the database's own `f_unaccent` makes it. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search, folded, each once. */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

/**
 * The beginning that a word and its relatives share: plurals of the three languages lose their ending, so that
 * `talleres` finds `taller` and `workshops` finds `workshop`.
 */
export function stemOf(word: string): string {
  if (word.length >= 6 && word.endsWith('es')) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** A text-search query that every word must fit by its beginning. Words are letters and digits only. */
export function tsQueryOf(words: readonly string[]): string {
  return words.map((word) => `${stemOf(word)}:*`).join(' & ');
}
