import { LinePath } from '@visx/shape';

import type { ChartPoint } from './chart-point';
import { dotsOf } from './hatch';
import { BeforeShape } from './time-chart.styles';
import { stubHeight, type TimeShapes } from './time-geometry';

/** A line with its comparison. A step that is not finished is dashed, a hidden value is a gap with a dotted stub. */
export function TimeLines({ points, floor, hatch, barWidth, leftOf, middleOf, topOf, at }: TimeShapes) {
  const runningPlace = points.findIndex(({ isRunning }) => isRunning);
  const finishedPoints = runningPlace === -1 ? points : points.slice(0, runningPlace);
  const lastPoints = runningPlace === -1 ? [] : points.slice(Math.max(0, runningPlace - 1), runningPlace + 1);
  const current = at === null ? undefined : points[at];
  const now = {
    x: middleOf,
    y: ({ value }: ChartPoint) => topOf(value ?? 0),
    defined: ({ value }: ChartPoint) => value !== null,
    ...({ stroke: 'currentcolor', strokeWidth: 2.5, strokeLinecap: 'round', fill: 'none' } as const),
  };
  return (
    <>
      <BeforeShape>
        <LinePath
          data={[...points]}
          x={middleOf}
          y={({ before }) => topOf(before ?? 0)}
          defined={({ before }) => typeof before === 'number'}
        />
      </BeforeShape>
      <LinePath data={[...finishedPoints]} {...now} />
      <LinePath data={[...lastPoints]} {...now} strokeDasharray="2 5" />
      {points.map((point) =>
        point.value === null ? (
          <rect
            key={point.key}
            x={leftOf(point)}
            y={floor - stubHeight}
            width={barWidth}
            height={stubHeight}
            fill={`url(#${dotsOf(hatch)})`}
          />
        ) : null,
      )}
      {typeof current?.value === 'number' && (
        <circle cx={middleOf(current)} cy={topOf(current.value)} r={5} fill="currentcolor" />
      )}
    </>
  );
}
