import { Fragment } from 'react';

import { Diamond, Hit, Mark, Tick } from './time-chart.styles';
import type { TimeGeometry } from './time-geometry';
import { placeLabels } from './time-labels';

export interface TimePointsProps {
  readonly geometry: TimeGeometry;
  readonly width: number;
  readonly height: number;
  /** Width of a step, in pixels. */
  readonly step: number;
  readonly onAt: (index: number) => void;
  readonly onOpen: (path: string) => void;
}

/** Signs of notes, labels below the steps, and what the pointer meets. */
export function TimePoints({ geometry, width, height, step, onAt, onOpen }: TimePointsProps) {
  const { points, floor, startX, middleOf } = geometry;
  return (
    <>
      {placeLabels(geometry, width).map(({ key, label, x }) => (
        <Tick key={key} x={x} y={height - 8} textAnchor="middle">
          {label}
        </Tick>
      ))}
      {points.map((point, index) => {
        const { key, notes, path } = point;
        const middle = middleOf(point);
        return (
          <Fragment key={key}>
            {notes.length > 0 && (
              <>
                <Mark x1={middle} x2={middle} y1={14} y2={floor} />
                <Diamond d={`M${middle} 2l6 6-6 6-6-6z`} />
              </>
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
      })}
    </>
  );
}
