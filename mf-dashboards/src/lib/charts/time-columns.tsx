import { Bar } from '@visx/shape';
import { Fragment } from 'react';

import { dotsOf } from './hatch';
import { BeforeShape } from './time-chart.styles';
import { stubHeight, type TimeShapes } from './time-geometry';

/** A column for each step, in front of the column of the comparison. */
export function TimeColumns({ points, floor, hatch, barWidth, leftOf, topOf }: TimeShapes) {
  return points.map((point) => {
    const { key, value, before, isRunning } = point;
    const place = value === null ? floor - stubHeight : topOf(value);
    const isHatched = value === null || isRunning;
    return (
      <Fragment key={key}>
        {typeof before === 'number' && (
          <BeforeShape>
            <Bar x={leftOf(point) - 3} y={topOf(before)} width={barWidth + 6} height={floor - topOf(before)} />
          </BeforeShape>
        )}
        <Bar
          x={leftOf(point)}
          y={place}
          width={barWidth}
          height={Math.max(value === 0 ? 0 : 2, floor - place)}
          rx={3}
          fill={isHatched ? `url(#${value === null ? dotsOf(hatch) : hatch})` : 'currentcolor'}
          stroke={isHatched ? 'currentcolor' : 'none'}
        />
      </Fragment>
    );
  });
}
