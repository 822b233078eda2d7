import { styled, useTexts } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

import { type ChartPoint, placeAfter } from './chart-point';
import { chartTexts } from './texts';
import { useChartWords } from './use-chart-words';

export interface ChartPlace {
  /** Index of the value that is read out; null for none. */
  readonly at: number | null;
  readonly setAt: (at: number | null) => void;
}

export interface ChartAreaProps {
  readonly kind: 'time' | 'bars';
  /** The chart as a sentence. */
  readonly summary: string;
  readonly points: readonly ChartPoint[];
  /** Opens the list behind a value. */
  readonly onOpen: (path: string) => void;
  readonly children: (place: ChartPlace) => ReactNode;
}

/**
 * A chart with one stop of the keyboard: arrow keys, Home and End move from value to value and announce it, Enter opens
 * the list behind it, Escape leaves.
 */
export function ChartArea({ kind, summary, points, onOpen, children }: ChartAreaProps) {
  const t = useTexts(chartTexts);
  const { readoutOf } = useChartWords();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const point = at === null ? undefined : points[at];
  const readout = point === undefined ? '' : readoutOf(point);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && point?.path !== undefined) return onOpen(point.path);
    if (event.key === 'Escape' && at !== null) return setAt(null);
    const next = placeAfter(event.key, at, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <div>
      <Area
        role="application"
        aria-roledescription={t(`kinds.${kind}`)}
        aria-label={summary}
        aria-describedby={id}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
      >
        {children({ at, setAt })}
      </Area>
      <Readout aria-hidden>{readout}</Readout>
      <VisuallyHidden id={id}>{t('help')}</VisuallyHidden>
      <VisuallyHidden role="status">{readout}</VisuallyHidden>
    </div>
  );
}

const Area = styled.div`
  border-radius: ${theme.radius.small};
  outline-offset: 4px;
`;

const Readout = styled.p`
  min-height: 1.5em;
  padding-top: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  @media print {
    display: none;
  }
`;
