import type { MarkedText } from '@enlace/shared-contract/site';

/** A text with its matches marked. It is rendered as plain text, so HTML in a record has no effect. */
export function Marked({ text, marks }: MarkedText) {
  const parts = marks.map(({ from, to }, index) => (
    <span key={from}>
      {text.slice(marks[index - 1]?.to ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
