import { styled, useTexts } from '@enlace/shared-platform';
import { PlainLink, theme, VisuallyHidden } from '@enlace/shared-ui';

import { changeOf } from './changes';
import { type ChartPoint, hasComparison, highestOf } from './chart-point';
import { chartTexts } from './texts';
import { type Unit, useChartWords } from './use-chart-words';

export interface ChartTableProps {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly unit: Unit;
  /** Steps of time, groups, or places of a ranking with bars behind the names. */
  readonly kind: 'time' | 'bars' | 'ranking';
  /** Only for screen readers, beside a chart: its links take no focus, because the chart opens the same lists. */
  readonly isHidden?: boolean;
}

/** The values of a chart as a table; each name leads to the list behind its value. */
export function ChartTable({ title, points, unit, kind, isHidden = false }: ChartTableProps) {
  const t = useTexts(chartTexts);
  const { changeWords, labelOf, valueOf } = useChartWords();
  const isCompared = hasComparison(points);
  // A narrow ranking has the change only: it has the difference, too.
  const hasBefore = isCompared && kind !== 'ranking';
  const longest = highestOf(points);
  const shareOf = ({ value }: ChartPoint) => `${((value ?? 0) / longest) * 100}% 100%`;
  return (
    <Table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {kind === 'ranking' && (
            <th scope="col">
              <VisuallyHidden>{t('rank')}</VisuallyHidden>
            </th>
          )}
          <Group scope="col">{t(kind === 'time' ? 'date' : 'group')}</Group>
          <th scope="col">{t(`unitNames.${unit}`)}</th>
          {hasBefore && <th scope="col">{t('before')}</th>}
          {isCompared && <th scope="col">{t('change')}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => {
          const change = changeOf(point.value, point.before);
          return (
            <tr key={point.key}>
              {kind === 'ranking' && <td>{index + 1}</td>}
              <Label scope="row" style={{ backgroundSize: kind === 'ranking' ? shareOf(point) : '0 100%' }}>
                {point.path === undefined ? (
                  labelOf(point)
                ) : (
                  <PlainLink to={point.path} tabIndex={isHidden ? -1 : undefined}>
                    {labelOf(point)}
                  </PlainLink>
                )}
              </Label>
              <td>{valueOf(point.value)}</td>
              {hasBefore && <td>{point.before === undefined ? '' : valueOf(point.before)}</td>}
              {isCompared && <td>{change === null ? '' : changeWords(change)}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
  caption {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: end;
    vertical-align: top;
  }
  th,
  td {
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    min-width: 5rem;
  }
  @media (max-width: 30em) {
    font-size: ${theme.textSize.caption};
    hyphens: auto;
  }
  th[scope='row'],
  th:first-child,
  td:first-child {
    text-align: start;
  }
  thead th {
    color: ${theme.color.inkSoft};
    font-weight: 500;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;

const Group = styled.th`
  && {
    text-align: start;
  }
`;

/** The bar of a ranking is the ground of its name. */
const Label = styled.th`
  background: linear-gradient(${theme.color.tealSoft}, ${theme.color.tealSoft}) no-repeat left;
  font-weight: 500;
`;
