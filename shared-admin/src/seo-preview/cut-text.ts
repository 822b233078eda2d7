/** The width of a text in CSS pixels. */
export type Measure = (text: string) => number;

export interface CutText {
  /** The visible part of the text. */
  readonly text: string;
  /** Width of the whole text in pixels. */
  readonly width: number;
  readonly isCut: boolean;
}

const ellipsis = ' …';

/** Truncates a text to a width like a search engine: after a word, with an ellipsis. */
export function cutText(whole: string, limit: number, measure: Measure): CutText {
  const text = whole.replaceAll(/\s+/g, ' ').trim();
  const width = Math.round(measure(text));
  if (width <= limit) return { text, width, isCut: false };
  let fits = 0;
  for (let [low, high] = [0, text.length]; low <= high;) {
    const middle = Math.floor((low + high) / 2);
    if (measure(text.slice(0, middle) + ellipsis) <= limit) [fits, low] = [middle, middle + 1];
    else high = middle - 1;
  }
  const fittingText = text.slice(0, fits);
  const isWholeWord = text.charAt(fits) === ' ';
  const lastSpace = fittingText.lastIndexOf(' ');
  // A single word that is longer than the line is truncated within the word.
  const visibleText = isWholeWord || lastSpace === -1 ? fittingText : fittingText.slice(0, lastSpace);
  return { text: visibleText.replace(/[\s,;:.–—-]+$/, '') + ellipsis, width, isCut: true };
}
