/** Says how wide a text is, in CSS pixels. */
export type Measure = (text: string) => number;

export interface CutText {
  /** What is to be seen of the text. */
  readonly text: string;
  /** Of the whole text, in pixels. */
  readonly width: number;
  readonly isCut: boolean;
}

const ellipsis = ' …';

/** A text as a search engine shows it where only so many pixels are free: cut after a word, with three dots. */
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
  const cut = text.slice(0, fits);
  const isWholeWord = text.charAt(fits) === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  // A single word longer than the line is cut within.
  const kept = isWholeWord || lastSpace === -1 ? cut : cut.slice(0, lastSpace);
  return { text: kept.replace(/[\s,;:.–—-]+$/, '') + ellipsis, width, isCut: true };
}
