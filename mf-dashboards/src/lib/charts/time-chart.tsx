import { useFormats, useTexts } from '@enlace/shared-platform';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Fragment, useId } from 'react';

import { ChartArea } from './chart-area';
import { type ChartPoint, hasComparison, highestOf } from './chart-point';
import { dotsOf, Hatch } from './hatch';
import { Legend } from './legend';
import { chartTexts } from './texts';
import { TimeColumns } from './time-columns';
import { TimeLines } from './time-lines';
import { TimePoints } from './time-points';
import { Canvas, GoalLine, Grid, Hit, Tick } from './time-chart.styles';
import { useWidth } from './use-width';

export interface TimeChartProps {
  readonly points: readonly ChartPoint[];
  readonly summary: string;
  readonly goal: number | null;
  readonly onOpen: (path: string) => void;
}

const top = 24;
/** Width of the numbers of the scale, in pixels. */
const startX = 36;
const bottom = 28;
/** More steps are a line. */
const mostColumns = 16;

/** Values over time: columns for a few steps, a line for many; the comparison is dashed. */
export function TimeChart({ points, summary, goal, onOpen }: TimeChartProps) {
  const t = useTexts(chartTexts);
  const { number } = useFormats();
  const hatch = useId();
  const { element, width } = useWidth<HTMLDivElement>();
  const height = width < 480 ? 200 : 264;
  const floor = height - bottom;
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: [startX, width],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  const y = scaleLinear({ domain: [0, highestOf(points, goal)], range: [floor, top], nice: 4 });
  const step = (width - startX) / Math.max(1, points.length);
  const geometry = {
    points,
    floor,
    hatch,
    startX,
    barWidth: x.bandwidth(),
    leftOf: ({ key }: ChartPoint) => x(key) ?? 0,
    middleOf: ({ key }: ChartPoint) => (x(key) ?? 0) + x.bandwidth() / 2,
    topOf: (value: number) => y(value),
  };
  const Shapes = points.length > mostColumns ? TimeLines : TimeColumns;
  return (
    <>
      <ChartArea kind="time" summary={summary} points={points} onOpen={onOpen}>
        {({ at, setAt }) => (
          <Canvas ref={element}>
            <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
              <Hatch id={hatch} />
              <Hatch id={dotsOf(hatch)} isHidden />
              {y
                .ticks(4)
                .filter(Number.isInteger)
                .map((value) => (
                  <Fragment key={value}>
                    <Grid x1={0} x2={width} y1={y(value)} y2={y(value)} />
                    <Tick x={0} y={y(value) - 4}>
                      {number(value, { notation: value >= 10_000 ? 'compact' : 'standard' })}
                    </Tick>
                  </Fragment>
                ))}
              {at !== null && <Hit x={startX + at * step} y={top} width={step} height={floor - top} $isAt />}
              <Shapes {...geometry} at={at} />
              {goal !== null && (
                <>
                  <GoalLine x1={0} x2={width} y1={y(goal)} y2={y(goal)} />
                  <Tick x={startX} y={y(goal) - 4}>
                    {t('goal', { value: number(goal) })}
                  </Tick>
                </>
              )}
              <TimePoints geometry={geometry} width={width} height={height} step={step} onAt={setAt} onOpen={onOpen} />
            </svg>
          </Canvas>
        )}
      </ChartArea>
      <Legend
        hasBefore={hasComparison(points)}
        isRunning={points.some(({ isRunning }) => isRunning)}
        hasHidden={points.some(({ value }) => value === null)}
      />
    </>
  );
}
