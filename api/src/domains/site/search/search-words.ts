/** The most words of one search; more words take time and find the same. */
const mostWords = 8;

/** A text in the form that is compared: small letters without accents, like `f_unaccent` of the database. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search in their folded form, without repetitions. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

/**
 * The stem of a word, without the plural endings of the three languages: `talleres` finds `taller`, and `workshops`
 * finds `workshop`.
 */
export function stemOf(word: string): string {
  if (word.length >= 6 && word.endsWith('es')) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** A text-search query for texts with a word that begins like this one. Words consist of letters and digits only. */
export function startOfWord(word: string): string {
  return `${stemOf(word)}:*`;
}
