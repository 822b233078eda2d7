import type { TimeGeometry } from './time-geometry';

export interface TimeLabel {
  readonly key: string;
  readonly label: string;
  /** The middle of the label. */
  readonly x: number;
}

/** Estimated width of a sign of a label, in pixels. */
const signWidth = 7;
/** Least space between two labels. */
const gap = 12;

/**
 * Labels below the steps of a chart, as many as fit beside each other. Those at the edges are moved into the drawing,
 * so that none is clipped.
 */
export function placeLabels(
  { points, middleOf }: Pick<TimeGeometry, 'points' | 'middleOf'>,
  width: number,
): readonly TimeLabel[] {
  const [first, second] = points;
  if (first === undefined) return [];
  const longest = Math.max(...points.map(({ label }) => label.length)) * signWidth;
  const step = second === undefined ? width : middleOf(second) - middleOf(first);
  const firstShift = Math.max(0, longest / 2 - middleOf(first));
  const each = Math.max(1, Math.ceil((longest + gap + firstShift) / step));
  const labels: TimeLabel[] = [];
  let lastEnd = -gap;
  for (const point of points.filter((_, index) => index % each === 0)) {
    const { key, label } = point;
    const half = (label.length * signWidth) / 2;
    const x = Math.max(half, Math.min(middleOf(point), width - half));
    if (x - half < lastEnd + gap) continue;
    labels.push({ key, label, x });
    lastEnd = x + half;
  }
  return labels;
}
