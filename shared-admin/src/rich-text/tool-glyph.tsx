/** Paths on the grid of the product's icons; only this toolbar uses them. */
const paths = {
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5a1.25 1.25 0 1 1 2.2.8L4 19h2.5',
  quote: 'M9 12H5V7h4v5c0 3-1.5 4-3 5M19 12h-4V7h4v5c0 3-1.5 4-3 5',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  rule: 'M4 12h16',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
} as const;

/** The icon of one tool. */
export function ToolGlyph({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="e-icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
