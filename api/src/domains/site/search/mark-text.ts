import type { MarkedText } from '@enlace/shared-contract';

import { foldText, stemOf } from './search-words';

/** Characters of a snippet, about two lines. */
const snippetLength = 180;
/** Characters of a text that are searched for words. */
const longestText = 20_000;

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with the positions of the searched words. With `isNear`, similar words count too. */
export function markText(text: string, words: readonly string[], isNear: boolean): MarkedText {
  const stems = words.map(stemOf);
  const marks = wordsIn(text)
    .filter((word) => stems.some((stem) => word.text.startsWith(stem) || (isNear && isAlike(word.text, stem))))
    .map(({ from, to }) => ({ from, to }));
  return { text, marks };
}

/** The part of several texts around the first searched word. */
export function markSnippet(texts: readonly (string | null)[], words: readonly string[], isNear: boolean): MarkedText {
  const plainTexts = texts.map((text) => plainText((text ?? '').slice(0, longestText))).filter(Boolean);
  const markedTexts = plainTexts.map((text) => markText(text, words, isNear));
  const best = markedTexts.find(({ marks }) => marks.length > 0) ?? markedTexts[0];
  if (best === undefined) return { text: '', marks: [] };
  return cutSnippet(best);
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

function cutSnippet({ text, marks }: MarkedText): MarkedText {
  if (text.length <= snippetLength) return { text, marks };
  const first = marks[0]?.from ?? 0;
  const earliest = first < snippetLength - 40 ? 0 : first - 50;
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const space = text.lastIndexOf(' ', from + snippetLength);
  const to = from + snippetLength >= text.length ? text.length : space > from ? space : from + snippetLength;
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    marks: marks
      .filter((mark) => mark.from >= from && mark.to <= to)
      .map((mark) => ({ from: mark.from + shift, to: mark.to + shift })),
  };
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
