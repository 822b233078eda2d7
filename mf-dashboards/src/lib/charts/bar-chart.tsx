import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { Bars, Before, Name, Row, Track, Value } from './bar-chart.styles';
import { ChartArea } from './chart-area';
import { type ChartPoint, hasComparison, highestOf } from './chart-point';
import { dotsOf, Hatch } from './hatch';
import { Legend } from './legend';
import { chartTexts } from './texts';
import { useChartWords } from './use-chart-words';

export interface BarChartProps {
  readonly points: readonly ChartPoint[];
  readonly summary: string;
  readonly onOpen: (path: string) => void;
}

/** Bars that are shown at first. */
const firstBars = 10;

/** Horizontal bars with name and number beside each; the number of the comparison is a line over the bar. */
export function BarChart({ points, summary, onOpen }: BarChartProps) {
  const t = useTexts(chartTexts);
  const { labelOf, valueOf } = useChartWords();
  const dots = dotsOf(useId());
  const [isWhole, setWhole] = useState(false);
  const shownPoints = isWhole ? points : points.slice(0, firstBars);
  const longest = highestOf(points);
  const percentOf = (value: number) => `${(value / longest) * 100}%`;
  return (
    <>
      <ChartArea kind="bars" summary={summary} points={shownPoints} onOpen={onOpen}>
        {({ at, setAt }) => (
          <Bars>
            {shownPoints.map((point, index) => (
              <Row
                key={point.key}
                aria-hidden
                $isAt={index === at}
                $hasPath={point.path !== undefined}
                onPointerEnter={() => setAt(index)}
                onClick={() => point.path !== undefined && onOpen(point.path)}
              >
                <Name>{labelOf(point)}</Name>
                <Track focusable="false">
                  {index === 0 && <Hatch id={dots} isHidden />}
                  {point.value === null ? (
                    <rect width="2.5rem" height="100%" rx="3" fill={`url(#${dots})`} stroke="currentcolor" />
                  ) : (
                    <rect width={percentOf(point.value)} height="100%" rx="3" fill="currentcolor" />
                  )}
                  {typeof point.before === 'number' && (
                    <Before>
                      <line x1={percentOf(point.before)} x2={percentOf(point.before)} y1="0" y2="100%" />
                      <line x1={percentOf(point.before)} x2={percentOf(point.before)} y1="0" y2="100%" />
                    </Before>
                  )}
                </Track>
                <Value>{valueOf(point.value)}</Value>
              </Row>
            ))}
          </Bars>
        )}
      </ChartArea>
      {points.length > firstBars && (
        <Button size="small" variant="ghost" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFirst', { count: firstBars }) : t('showAll', { count: points.length })}
        </Button>
      )}
      <Legend
        hasBefore={hasComparison(points)}
        isRunning={false}
        hasHidden={shownPoints.some(({ value }) => value === null)}
      />
    </>
  );
}
