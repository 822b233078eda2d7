/** A number against that of the period before. */
export interface Change {
  readonly kind: 'new' | 'same' | 'more' | 'less';
  /** Always positive. */
  readonly difference: number;
  /** Share of the number before; null when that is too small for a percentage. */
  readonly share: number | null;
}

/** A smaller number before has no percentage: one more of two is not 50 percent more. */
const leastBase = 10;

/** Null without a comparison, or when one of the numbers is hidden. */
export function changeOf(value: number | null, before: number | null | undefined): Change | null {
  if (value === null || before === null || before === undefined) return null;
  const difference = Math.abs(value - before);
  if (difference === 0) return { kind: 'same', difference, share: null };
  if (before === 0) return { kind: 'new', difference, share: null };
  const share = before < leastBase ? null : difference / before;
  return { kind: value > before ? 'more' : 'less', difference, share };
}
