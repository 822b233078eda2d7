import { Fragment } from 'react';

import { Diamond, Hit, Mark, Tick } from './time-chart.styles';
import type { TimeGeometry } from './time-geometry';

export interface TimePointsProps {
  readonly geometry: TimeGeometry;
  readonly width: number;
  readonly height: number;
  /** Width of a step, in pixels. */
  readonly step: number;
  readonly onAt: (index: number) => void;
  readonly onOpen: (path: string) => void;
}

/** Width of a label below the chart, in pixels. */
const labelWidth = 88;

/** Signs of notes, labels below the steps, and what the pointer meets. */
export function TimePoints({ geometry, width, height, step, onAt, onOpen }: TimePointsProps) {
  const { points, floor, startX, middleOf } = geometry;
  const each = Math.max(1, Math.ceil(labelWidth / step));
  return points.map((point, index) => {
    const { key, label, notes, path } = point;
    const middle = middleOf(point);
    return (
      <Fragment key={key}>
        {notes.length > 0 && (
          <>
            <Mark x1={middle} x2={middle} y1={14} y2={floor} />
            <Diamond d={`M${middle} 2l6 6-6 6-6-6z`} />
          </>
        )}
        {index % each === 0 && (
          // A label at the right edge ends there.
          <Tick x={middle} y={height - 8} textAnchor={middle + labelWidth / 2 > width ? 'end' : 'middle'}>
            {label}
          </Tick>
        )}
        <Hit
          x={startX + index * step}
          y={0}
          width={step}
          height={height}
          $hasPath={path !== undefined}
          onPointerEnter={() => onAt(index)}
          onClick={() => path !== undefined && onOpen(path)}
        />
      </Fragment>
    );
  });
}
