import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';

import { type ChartPoint, highestOf } from './chart-point';

export interface SparklineProps {
  readonly points: readonly ChartPoint[];
}

const width = 120;
const height = 32;

/** The course of a figure, without numbers: they are in the chart below. */
export function Sparkline({ points }: SparklineProps) {
  const x = scaleLinear({ domain: [0, Math.max(1, points.length - 1)], range: [2, width - 2] });
  const y = scaleLinear({ domain: [0, highestOf(points)], range: [height - 2, 2] });
  return (
    <Line viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden focusable="false">
      <LinePath
        data={[...points]}
        x={(_, index) => x(index)}
        y={({ value }) => y(value ?? 0)}
        defined={({ value }) => value !== null}
        stroke="currentcolor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        fill="none"
      />
    </Line>
  );
}

const Line = styled.svg`
  width: 100%;
  height: 2rem;
  color: ${theme.color.teal};
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
