import type { MarkedText } from '@enlace/shared-contract';

import { folded, stemOf } from './search-words';

/** Letters of a snippet, about two lines. */
const snippetLength = 180;

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with the places of what was searched for. `isNear`: words written alike count too. */
export function markText(text: string, words: readonly string[], isNear: boolean): MarkedText {
  const stems = words.map(stemOf);
  const marks = wordsIn(text)
    .filter((word) => stems.some((stem) => word.text.startsWith(stem) || (isNear && isAlike(word.text, stem))))
    .map(({ from, to }) => ({ from, to }));
  return { text, marks };
}

/** The part of several texts that tells best why a record was found: around the first word that was searched for. */
export function markSnippet(texts: readonly (string | null)[], words: readonly string[], isNear: boolean): MarkedText {
  const plain = texts.map((text) => plainText(text ?? '')).filter(Boolean);
  const marked = plain.map((text) => markText(text, words, isNear));
  const best = marked.find(({ marks }) => marks.length > 0) ?? marked[0];
  if (best === undefined) return { text: '', marks: [] };
  return cut(best);
}

/** Without tags, and on one line. What is left is text: whoever shows it escapes it. */
function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function cut({ text, marks }: MarkedText): MarkedText {
  if (text.length <= snippetLength) return { text, marks };
  const first = marks[0]?.from ?? 0;
  const wanted = first < snippetLength - 40 ? 0 : first - 50;
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const space = text.lastIndexOf(' ', from + snippetLength);
  const to = from + snippetLength >= text.length ? text.length : space > from ? space : from + snippetLength;
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  const moved = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    marks: marks
      .filter((mark) => mark.from >= from && mark.to <= to)
      .map((mark) => ({ from: mark.from + moved, to: mark.to + moved })),
  };
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: folded(word),
  }));
}

/** Whether two words share most of their three-letter pieces, as the database's near search measures it. */
function isAlike(word: string, other: string): boolean {
  const [one, two] = [pieces(word), pieces(other)];
  const shared = [...two].filter((piece) => one.has(piece)).length;
  return shared / two.size >= 0.4;
}

function pieces(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}
