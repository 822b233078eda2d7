import type { MarkedText } from '@enlace/shared-contract/site';

/**
 * A text with its matches marked. It is rendered as plain text, so HTML in a record has no effect.
 * Each run of text is an element: a browser that translates the page replaces text nodes, which React then misses.
 */
export function Marked({ text, marks }: MarkedText) {
  const parts = marks.map(({ from, to }, index) => (
    <span key={from}>
      <span>{text.slice(marks[index - 1]?.to ?? 0, from)}</span>
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      <span>{text.slice(marks.at(-1)?.to ?? 0)}</span>
    </>
  );
}
