import { foldText } from '@enlace/shared-contract/text';
import type { MarkedText } from '@enlace/shared-contract/site';

import { stemOf } from './search-words';

/** Characters of a snippet, about two lines. */
const snippetLength = 180;
/** Characters of a text that are searched for words. */
const longestText = 20_000;
/** Matches of a window that are compared. */
const mostMatches = 60;
/** Characters of a searched word that can be the beginning of a longer word. */
const shortestBeginning = 3;

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The searched text in the form in which records are compared with it. */
export interface SearchedText {
  /** All its words (`phraseOf`). */
  readonly phrase: string;
  /** The words that are marked; stop words are not among them. */
  readonly words: readonly string[];
  /** Whether similar words count too. */
  readonly isNear: boolean;
}

/** The text with the positions of the searched words. */
export function markText(text: string, { words, isNear }: SearchedText): MarkedText {
  const marks = wordsIn(text)
    .filter((word) => words.some((searchedWord) => isMatch(word.text, searchedWord, isNear)))
    .map(({ from, to }) => ({ from, to }));
  return { text, marks };
}

/**
 * The part of several texts around the searched text, or else around most of its words. Texts in the language of the
 * viewer come before texts in other languages.
 */
export function markSnippet(
  texts: readonly (string | null)[],
  otherTexts: readonly (string | null)[],
  searchedText: SearchedText,
): MarkedText {
  const ownPlace = bestPlaceIn(texts, searchedText);
  const otherPlace = bestPlaceIn(otherTexts, searchedText);
  const best = (ownPlace?.value ?? 0) === 0 && (otherPlace?.value ?? 0) > 0 ? otherPlace : ownPlace;
  return best === undefined ? { text: '', marks: [] } : markText(cutSnippet(best.text, best.from), searchedText);
}

interface Place {
  readonly text: string;
  /** Position of the first searched word of the snippet. */
  readonly from: number;
  /** Number of different searched words near the position, with the most for the whole searched text. */
  readonly value: number;
}

function bestPlaceIn(texts: readonly (string | null)[], searchedText: SearchedText): Place | undefined {
  const places = texts
    .map((text) => plainText((text ?? '').slice(0, longestText)))
    .filter(Boolean)
    .map((text) => placeIn(text, searchedText));
  return places.reduce<Place | undefined>(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    undefined,
  );
}

function placeIn(text: string, { phrase, words, isNear }: SearchedText): Place {
  const textWords = wordsIn(text);
  const phraseWords = phrase.split(' ');
  const isPhraseAt = (at: number): boolean =>
    phraseWords.every((word, index) => textWords[at + index]?.text.startsWith(word) === true);
  const phraseAt = words.length > 1 ? textWords.findIndex((_, at) => isPhraseAt(at)) : -1;
  if (phraseAt >= 0) return { text, from: textWords[phraseAt]?.from ?? 0, value: phraseWords.length + 1 };
  const matches = textWords.flatMap(({ from, text: word }) => {
    const index = words.findIndex((searchedWord) => isMatch(word, searchedWord, isNear));
    return index < 0 ? [] : [{ from, index }];
  });
  let best: Place = { text, from: 0, value: 0 };
  let end = 0;
  // Matches are in the order of the text, so each window begins at a match and ends at the last one that is near.
  for (const [at, { from }] of matches.entries()) {
    while (matches[end] !== undefined && (matches[end]?.from ?? 0) < from + snippetLength - 50) end += 1;
    if (end - at <= best.value) continue;
    const value = new Set(matches.slice(at, Math.min(end, at + mostMatches)).map(({ index }) => index)).size;
    if (value > best.value) best = { text, from, value };
    if (value === words.length) break;
  }
  return best;
}

function isMatch(word: string, searchedWord: string, isNear: boolean): boolean {
  const stem = stemOf(searchedWord);
  if (stem.length < shortestBeginning) return word === searchedWord;
  return word.startsWith(stem) || (isNear && isAlike(word, stem));
}

/** The text of some HTML in one line. The result is plain text, so its reader must escape it. */
function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function cutSnippet(text: string, first: number): string {
  if (text.length <= snippetLength) return text;
  const earliest = first < snippetLength - 40 ? 0 : first - 50;
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const space = text.lastIndexOf(' ', from + snippetLength);
  const to = from + snippetLength >= text.length ? text.length : space > from ? space : from + snippetLength;
  return (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : '');
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: foldText(word),
  }));
}

/** Whether two words share most of their three-letter pieces, like the near search of the database. */
function isAlike(word: string, other: string): boolean {
  const [one, two] = [pieces(word), pieces(other)];
  const shared = [...two].filter((piece) => one.has(piece)).length;
  return shared / two.size >= 0.4;
}

function pieces(word: string): Set<string> {
  const paddedWord = `  ${word} `;
  return new Set(Array.from({ length: paddedWord.length - 2 }, (_, index) => paddedWord.slice(index, index + 3)));
}
