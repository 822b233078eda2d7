import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface ReportRow {
  readonly key: string | number;
  readonly head: ReactNode;
  /** The first one has the bar. */
  readonly cells: readonly string[];
  /** Length of the bar; bars of a table have one scale. */
  readonly length: number;
}

export interface ReportTableProps {
  /** Name of the table. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly ReportRow[];
}

/** Figures as a table whose rows have bars: the numbers are beside the bars. */
export function ReportTable({ label, heads, rows }: ReportTableProps) {
  const longest = Math.max(...rows.map(({ length }) => length), 1);
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, length }) => (
            <tr key={key}>
              <th scope="row">
                <Head>{head}</Head>
              </th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{place === 0 ? <Bar $share={length / longest}>{cell}</Bar> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  tbody th {
    font-weight: 400;
  }
  td:nth-child(2) {
    width: 100%;
    min-width: 8rem;
  }
`;

/** A date is one line; a long name has several. */
const Head = styled.div`
  width: max-content;
  max-width: min(18rem, 50vw);
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Bar = styled.span<{ readonly $share: number }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  &::before {
    content: '';
    width: ${({ $share }) => `${Math.max($share * 80, 1)}%`};
    height: 0.75rem;
    border-radius: ${theme.radius.small};
    background: ${theme.color.guava};
  }
`;
