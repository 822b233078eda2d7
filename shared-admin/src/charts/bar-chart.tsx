import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export interface Bar {
  readonly key: string;
  /** What the bar means, in words. */
  readonly title: string;
  /** Its value; the longest bar is as high as the chart. */
  readonly length: number;
  /** The text under the bar. */
  readonly label?: string | undefined;
}

export interface BarChartProps {
  /** Name of the chart. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Whether the name is a visible heading. */
  readonly hasCaption?: boolean;
}

const [width, height] = [640, 160];
const widestBar = 40;
const shortestBar = 2;
/** More labels than this do not fit into a narrow window. */
const mostLabels = 6;

/** Numbers as bars; a table beside it has the same numbers in words. */
export function BarChart({ label, bars, hasCaption = false }: BarChartProps) {
  const longest = Math.max(1, ...bars.map(({ length }) => length));
  const step = width / Math.max(bars.length, 1);
  const barWidth = Math.min(step * 0.7, widestBar);
  const labelledBars = bars.filter((bar) => bar.label !== undefined);
  const isEach = labelledBars.length === bars.length;
  return (
    <Frame>
      {hasCaption && <figcaption>{label}</figcaption>}
      <svg viewBox={`0 0 ${width} ${height + 2}`} role="img" aria-label={label}>
        {bars.map(({ key, title, length }, place) => {
          const barHeight = length === 0 ? 0 : Math.max(shortestBar, (length / longest) * height);
          const x = place * step + (step - barWidth) / 2;
          return (
            <g key={key}>
              <title>{title}</title>
              <rect x={x} y={height - barHeight} width={barWidth} height={barHeight} rx="2" />
            </g>
          );
        })}
        <line x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <Labels aria-hidden data-each={isEach} data-many={isEach && bars.length > mostLabels}>
        {labelledBars.map((bar) => (
          <span key={bar.key}>{bar.label}</span>
        ))}
      </Labels>
    </Frame>
  );
}

const Frame = styled.figure`
  margin: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  figcaption {
    margin-bottom: ${theme.space[12]};
    font-weight: 600;
  }
  svg {
    display: block;
    width: 100%;
  }
  svg,
  div {
    max-width: 71rem;
    margin-inline: auto;
  }
  rect {
    fill: ${theme.color.guava};
  }
  line {
    stroke: ${theme.color.line};
  }
`;

/** Each label is under its bar, or the first and the last one are under the ends; a narrow window hides each second. */
const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  &[data-each='true'] > span {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
    white-space: nowrap;
  }
  &[data-many='true'] > span:nth-child(even) {
    visibility: hidden;
  }
  ${theme.media.medium} {
    &[data-many='true'] > span:nth-child(even) {
      visibility: visible;
    }
  }
`;
